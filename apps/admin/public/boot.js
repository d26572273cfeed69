// Has to run before any other script. zod tests while it loads whether it may compile its parsers, which our
// Content-Security-Policy refuses and browsers report; this setting skips the test.
globalThis.__zod_globalConfig = { jitless: true };

// The theme, so that the page never flashes in the other one. The system's wish, unless one was chosen here.
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
