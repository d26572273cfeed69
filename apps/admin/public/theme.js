// Runs before the first paint, so that the page never flashes in the other theme. The system's wish, unless one was chosen here.
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
