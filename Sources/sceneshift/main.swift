import TUI
print("sceneshift")
