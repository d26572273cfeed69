// What the chat checks answers by would try whether it may compile, which our Content-Security-Policy refuses and browsers
// report; it asks this object while it is loaded.
globalThis.__zod_globalConfig = { jitless: true };

// Before the first paint: the theme that the visitor chose. Without a choice the style sheet follows the system.
(() => {
  try {
    const theme = localStorage.getItem("theme");
    if (theme !== "dark" && theme !== "light") return;
    document.documentElement.dataset.theme = theme;
    document.documentElement.classList.add(theme);
  } catch {
    // storage is blocked: the system's theme stands
  }
})();
