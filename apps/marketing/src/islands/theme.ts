import { applyTheme, currentTheme } from "@sitewright/ui/theme";

/** Makes every `[data-theme-toggle]` switch the theme and stores the choice for the next visit. */
export function startThemeToggle(page: Document): void {
  page.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-theme-toggle]")) return;
    const now = currentTheme(page.documentElement, matchMedia("(prefers-color-scheme: dark)").matches);
    const next = now === "dark" ? "light" : "dark";
    applyTheme(page.documentElement, next);
    try {
      localStorage.setItem("theme", next);
    } catch {
      // Storage is blocked: the choice applies to this page only.
    }
  });
}
