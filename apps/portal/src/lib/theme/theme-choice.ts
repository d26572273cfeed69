import { browserStorage, type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { applyTheme, currentTheme } from "@sitewright/ui";

/** The storage key of the theme, 'true' for dark; `public/boot.js` reads it before the first paint. */
export const darkModeKey = "onboarding_darkMode";

/** Stores the shown theme if none is stored yet. */
export function storeTheme(storage: KeyValue): void {
  if (readText(storage, darkModeKey) !== null) return;
  const theme = currentTheme(document.documentElement, true);
  writeText(storage, darkModeKey, String(theme === "dark"));
}

/** Switches between dark and light, and stores the choice on this device. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const next = currentTheme(root, true) === "dark" ? "light" : "dark";
  applyTheme(root, next);
  writeText(browserStorage(), darkModeKey, String(next === "dark"));
}
