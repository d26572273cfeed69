export type Theme = "light" | "dark";

/**
 * Sets the theme on the document, as attribute and as class, so that selectors can use either.
 * @param root the document's root element
 */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  root.dataset.theme = theme;
  root.classList.toggle("dark", theme === "dark");
  root.classList.toggle("light", theme === "light");
}

/** The current theme: the document's, else the preference of the visitor's system. */
export function currentTheme(root: HTMLElement, systemIsDark: boolean): Theme {
  if (root.classList.contains("dark") || root.dataset.theme === "dark") return "dark";
  if (root.classList.contains("light") || root.dataset.theme === "light") return "light";
  return systemIsDark ? "dark" : "light";
}
