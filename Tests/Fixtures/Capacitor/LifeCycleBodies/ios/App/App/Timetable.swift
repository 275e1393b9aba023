import Foundation

final class Timetable {
    func refresh() { print("ferry: timetable refreshed") }
    func save() { print("ferry: timetable saved") }
}
