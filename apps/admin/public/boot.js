// What has to stand before any code of the page. zod would try whether it may compile its parsers, which our
// Content-Security-Policy refuses and browsers report; it asks this object, and asks it while it is loaded.
globalThis.__zod_globalConfig = { jitless: true };

// The theme, so that the page never flashes in the other one. The system's wish, unless one was chosen here.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("admin_theme");
  } catch {
    // Storage is blocked: the system's wish stands.
  }
  if (chosen !== "light" && chosen !== "dark") return;
  document.documentElement.dataset.theme = chosen;
  document.documentElement.classList.add(chosen);
})();
