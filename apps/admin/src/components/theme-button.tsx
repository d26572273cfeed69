import { applyTheme, currentTheme, ThemeToggle } from "@sitewright/ui";

function switchTheme() {
  const root = document.documentElement;
  const isDark = currentTheme(root, matchMedia("(prefers-color-scheme: dark)").matches) === "dark";
  const next = isDark ? "light" : "dark";
  applyTheme(root, next);
  try {
    // Read by public/boot.js before the first paint.
    localStorage.setItem("admin_theme", next);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Switches between light and dark and remembers the choice on this device. */
export function ThemeButton() {
  return <ThemeToggle onClick={switchTheme} />;
}
