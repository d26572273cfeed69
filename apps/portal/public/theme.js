// Runs before the first paint, so that the page never flashes in the other theme. Dark unless the visitor chose light.
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
