// What has to stand before any code of the page. zod would try whether it may compile its parsers, which our
// Content-Security-Policy refuses and browsers report; it asks this object, and asks it while it is loaded.
globalThis.__zod_globalConfig = { jitless: true };

// The theme, so that the page never flashes in the other one. Dark unless the visitor chose light.
(() => {
  var isDark = true;
  try {
    isDark = localStorage.getItem("onboarding_darkMode") !== "false";
  } catch (_) {
    // Storage is blocked: the default stands.
  }
  var root = document.documentElement;
  root.dataset.theme = isDark ? "dark" : "light";
  root.classList.toggle("dark", isDark);
  root.classList.toggle("light", !isDark);
})();
