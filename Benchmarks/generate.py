#!/usr/bin/env python3
"""Generates an iOS project of chosen size, for measurements.

The project is a Capacitor app: `--files` source files of its own (Swift and Objective-C, all compiled), 300 npm packages
of which 40 bring native code, and vendored files in node_modules and Pods. `FOLDER.files` lists what an audit has to read.
"""

import argparse
import json
import os
import re
import shutil

HERE = os.path.dirname(os.path.abspath(__file__))
EXAMPLE = os.path.join(HERE, "..", "Examples", "Harbour")
PACKAGES = 300
NATIVE = 40
PODS = 100
KINDS = {"swift": "sourcecode.swift", "m": "sourcecode.c.objc", "h": "sourcecode.c.h"}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def swift(name, reads, windows):
    """A screen of about 150 lines, with `reads` of the app's window and `windows` made."""
    text = f"import UIKit\n\nfinal class {name}: UIViewController {{\n    private var rows: [String] = []\n"
    for step in range(20):
        text += f"""
    /// Works out line {step} of the table.
    func line{step}(_ value: Int, title: String) -> String {{
        guard value > 0 else {{ return title }}
        let doubled = rows.map {{ $0.count * value }}.reduce(0, +)
        return "{name} \\(title) \\(doubled)"
    }}
"""
    for number in range(reads):
        text += f"""
    var width{number}: CGFloat {{
        UIApplication.shared.keyWindow?.bounds.width ?? 0
    }}
"""
    for number in range(windows):
        text += f"""
    func overlay{number}() {{
        let overlay = UIWindow(frame: view.bounds)
        overlay.isHidden = false
    }}
"""
    return text + "}\n"


def header(name):
    return f"""#import <Foundation/Foundation.h>

@interface {name} : NSObject
- (NSString *)lineFor:(NSInteger)value;
@end
"""


def objective_c(name, reads):
    text = f'#import "{name}.h"\n#import <UIKit/UIKit.h>\n\n@implementation {name}\n'
    for step in range(20):
        text += f"""
- (NSString *)line{step}For:(NSInteger)value {{
    NSMutableArray *parts = [NSMutableArray array];
    for (NSInteger index = 0; index < value; index++) {{
        [parts addObject:[NSString stringWithFormat:@"{name} %ld", (long)index]];
    }}
    return [parts componentsJoinedByString:@", "];
}}
"""
    for number in range(reads):
        text += f"""
- (CGFloat)width{number} {{
    return [UIApplication sharedApplication].keyWindow.bounds.size.width;
}}
"""
    return text + "\n- (NSString *)lineFor:(NSInteger)value {\n    return [self line0For:value];\n}\n\n@end\n"


def app_sources(folder, options):
    """The app's own files. One in twenty asks the whole app for its window. Returns their names."""
    names = []
    for index in range(options.files * 7 // 10):
        name = f"Screen{index}"
        hit = index % 20 == 0
        write(f"{folder}/{name}.swift", swift(name, options.reads if hit else 0, options.windows if hit else 0))
        names.append(name + ".swift")
    for index in range((options.files - len(names)) // 2):
        name = f"Model{index}"
        write(f"{folder}/{name}.h", header(name))
        write(f"{folder}/{name}.m", objective_c(name, options.reads if index % 20 == 0 else 0))
        names += [name + ".h", name + ".m"]
    return names


def register(project, names):
    """Adds the files to the example's only group and target."""
    build, references, children, phase = "", "", "", ""
    for index, name in enumerate(names):
        reference, entry = f"BE{index:022X}", f"BF{index:022X}"
        references += (
            f"\t\t{reference} /* {name} */ = {{isa = PBXFileReference; "
            f'lastKnownFileType = {KINDS[name.rsplit(".")[-1]]}; path = Features/{name}; sourceTree = "<group>"; }};\n'
        )
        children += f"\t\t\t\t{reference} /* {name} */,\n"
        if not name.endswith(".h"):
            title = f"{entry} /* {name} in Sources */"
            build += f"\t\t{title} = {{isa = PBXBuildFile; fileRef = {reference} /* {name} */; }};\n"
            phase += f"\t\t\t\t{title},\n"
    text = read(project)
    for place, lines in [
        (r"(?=/\* End PBXBuildFile section \*/)", build),
        (r"(?=/\* End PBXFileReference section \*/)", references),
        (r"/\* App \*/ = \{\s*isa = PBXGroup;\s*children = \(\n", children),
        (r"isa = PBXSourcesBuildPhase;\s*buildActionMask = \d+;\s*files = \(\n", phase),
    ]:
        at = re.search(place, text).end()
        text = text[:at] + lines + text[at:]
    write(project, text)


def packages(root, files, reads):
    """npm packages with `files` files together; one native source in four reads the app's window `reads` times. Returns
    the native sources."""
    sources, names = [], []
    body = "export function value(input) {\n  return input * 2;\n}\n" * 8
    for index in range(PACKAGES):
        name = f"harbour-plugin-{index}" if index < NATIVE else f"package-{index}"
        names.append(name)
        folder = f"{root}/node_modules/{name}"
        manifest = {"name": name, "version": "1.2.3"}
        if index < NATIVE:
            manifest["capacitor"] = {"ios": {"src": "ios"}}
            write(f"{folder}/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\n")
            for part in range(4):
                path = f"{folder}/ios/Sources/Plugin{index}/Part{part}.swift"
                write(path, swift(f"Plugin{index}Part{part}", reads if part == 0 else 0, 0))
                sources.append(path)
        write(f"{folder}/package.json", json.dumps(manifest))
        for file in range(files // PACKAGES):
            write(f"{folder}/dist/part{file // 50}/file{file}.js", body)
    manifest, lock = json.loads(read(f"{root}/package.json")), json.loads(read(f"{root}/package-lock.json"))
    manifest["dependencies"].update({name: "^1.2.3" for name in names})
    lock["packages"].update({f"node_modules/{name}": {"version": "1.2.3"} for name in names})
    write(f"{root}/package.json", json.dumps(manifest, indent=2))
    write(f"{root}/package-lock.json", json.dumps(lock, indent=2))
    return sources


def pods(folder, files):
    for pod in range(PODS):
        for file in range(files // PODS):
            name = f"Pod{pod}File{file}"
            line = "    public func value(_ input: Int) -> Int { input * 2 }\n"
            text = f"import UIKit\n\npublic final class {name} {{\n{line * 12}}}\n" if file % 2 else header(name)
            write(f"{folder}/Pod{pod}/Classes/{name}." + ("swift" if file % 2 else "h"), text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="nothing is done where it exists")
    parser.add_argument("--files", type=int, default=1000, help="the app's own source files")
    parser.add_argument(
        "--vendored", type=float, default=1.0, help="share of 100,000 files in node_modules and 50,000 in Pods")
    parser.add_argument("--reads", type=int, default=1, help="reads of the app's window in each twentieth file")
    parser.add_argument("--windows", type=int, default=0, help="windows made in each twentieth file")
    options = parser.parse_args()
    if os.path.exists(options.folder):
        return
    part = options.folder + ".part"
    shutil.rmtree(part, ignore_errors=True)
    shutil.copytree(EXAMPLE, part)
    app = f"{part}/ios/App/App"
    names = app_sources(f"{app}/Features", options)
    register(f"{part}/ios/App/App.xcodeproj/project.pbxproj", names)
    needed = packages(part, int(100_000 * options.vendored), options.reads)
    pods(f"{part}/ios/App/Pods", int(50_000 * options.vendored))
    needed += [f"{app}/Features/{name}" for name in names]
    needed += [f"{app}/{name}" for name in sorted(os.listdir(app)) if name.endswith((".swift", ".plist"))]
    write(options.folder + ".files", "".join(os.path.relpath(path, part) + "\n" for path in needed))
    os.rename(part, options.folder)


main()
