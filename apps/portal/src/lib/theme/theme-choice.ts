import { browserStorage, type KeyValue, readText, writeText } from "@sitewright/app-kit/storage";
import { applyTheme, currentTheme } from "@sitewright/ui";

/** Under this key stands whether the visitor wants it dark; `public/boot.js` reads it before the first paint. */
export const darkModeKey = "onboarding_darkMode";

/** Keeps the theme that shows, where none has been kept yet. */
export function keepTheme(storage: KeyValue | null): void {
  if (readText(storage, darkModeKey) !== null) return;
  const theme = currentTheme(document.documentElement, true);
  writeText(storage, darkModeKey, String(theme === "dark"));
}

/** Changes between dark and light, and keeps the choice on this device. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const next = currentTheme(root, true) === "dark" ? "light" : "dark";
  applyTheme(root, next);
  writeText(browserStorage(), darkModeKey, String(next === "dark"));
}
