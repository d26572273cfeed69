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
