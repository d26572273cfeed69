import { useServices } from "@sitewright/app-kit/services";
import { writeText } from "@sitewright/app-kit/storage";
import { applyTheme, currentTheme, ThemeToggle } from "@sitewright/ui";

/** Read by `public/boot.js` before the first paint. */
const themeKey = "admin_theme";

/** Switches between light and dark and stores the choice on this device, where the browser permits. */
export function ThemeButton() {
  const { storage } = useServices();
  const switchTheme = () => {
    const root = document.documentElement;
    const isDark = currentTheme(root, matchMedia("(prefers-color-scheme: dark)").matches) === "dark";
    const next = isDark ? "light" : "dark";
    applyTheme(root, next);
    writeText(storage, themeKey, next);
  };
  return <ThemeToggle onClick={switchTheme} />;
}
