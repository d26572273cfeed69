// Has to run before any other script. While loading, zod tests whether it may compile its parsers; our
// Content-Security-Policy refuses that and browsers report it, so this setting skips the test.
globalThis.__zod_globalConfig = { jitless: true };

// Sets the theme before the first paint: the one chosen here, else the system's preference.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("admin_theme");
  } catch {
    // Storage is blocked: the system's preference applies.
  }
  if (chosen !== "light" && chosen !== "dark") return;
  document.documentElement.dataset.theme = chosen;
  document.documentElement.classList.add(chosen);
})();
