export type Theme = "light" | "dark";

/**
 * Sets the theme on the document: attribute and class alike, so that either can be asked for.
 * @param root the document's root element
 */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  root.dataset.theme = theme;
  root.classList.toggle("dark", theme === "dark");
  root.classList.toggle("light", theme === "light");
}

/** The theme that shows now: what the document says, else what the visitor's system wants. */
export function currentTheme(root: HTMLElement, systemIsDark: boolean): Theme {
  if (root.classList.contains("dark") || root.dataset.theme === "dark") return "dark";
  if (root.classList.contains("light") || root.dataset.theme === "light") return "light";
  return systemIsDark ? "dark" : "light";
}
