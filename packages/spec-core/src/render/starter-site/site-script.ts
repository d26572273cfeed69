/** The site's script. Without it every page works the same, except for the theme switch. */
export const siteScript = `"use strict";
(() => {
  const root = document.documentElement;
  // A browser that keeps nothing, or a frame that may not, simply forgets the choice.
  const stored = () => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  };
  const store = (theme) => {
    try {
      localStorage.setItem("theme", theme);
    } catch {}
  };
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = stored();
  if (chosen === "light" || chosen === "dark") root.dataset.theme = chosen;
  // data-theme is this site's own switch; the classes are those of other tools.
  const named = () => root.dataset.theme ?? ["dark", "light"].find((name) => root.classList.contains(name));
  const isDark = () => (named() ? named() === "dark" : dark.matches);

  document.addEventListener("DOMContentLoaded", () => {
    const toggle = document.querySelector("[data-theme-toggle]");
    if (toggle) {
      const show = () => toggle.setAttribute("aria-pressed", String(isDark()));
      toggle.hidden = false;
      toggle.addEventListener("click", () => {
        const next = isDark() ? "light" : "dark";
        root.classList.remove("dark", "light");
        root.dataset.theme = next;
        store(root.dataset.theme);
        show();
      });
      dark.addEventListener("change", show);
      show();
    }

    // A link to a part of the page that is already open closes the menu.
    const menu = document.querySelector("#menu");
    menu?.addEventListener("click", (event) => {
      if (event.target.closest("a") && menu.matches(":popover-open")) menu.hidePopover();
    });

    // WebMCP: agents find a form as a tool. HTML knows no such attributes yet, so that they are set here.
    for (const form of document.querySelectorAll("form[data-toolname]")) {
      const { toolname, tooldescription } = form.dataset;
      const isConnected = !form.getAttribute("action").startsWith("#");
      form.setAttribute("toolname", toolname);
      form.setAttribute("tooldescription", tooldescription + (isConnected ? "" : ". Not connected yet: nothing is sent."));
    }

    // Until the form has an address to send to, it says so instead of losing a message.
    for (const form of document.querySelectorAll("form[data-unconnected]")) {
      form.addEventListener("submit", (event) => {
        if (!form.getAttribute("action").startsWith("#")) return;
        event.preventDefault();
        form.querySelector("[role=status]").textContent = form.dataset.unconnected;
      });
    }
  });
})();
`;
