const currentPage = `// Marks the current page in the navigation; everything else works without scripts.
for (const link of document.querySelectorAll("nav a")) {
  if (link.pathname === location.pathname) link.setAttribute("aria-current", "page");
}
`;

const dropdown = `
// Opens and closes the navigation on small screens.
const nav = document.querySelector("#site-nav");
const toggle = document.querySelector("#nav-toggle");
const wide = matchMedia("(min-width: 768px)");

function show(isOpen) {
  toggle.setAttribute("aria-expanded", String(isOpen));
  nav.hidden = !isOpen && !wide.matches;
}

toggle.hidden = false;
show(false);
toggle.addEventListener("click", () => show(toggle.getAttribute("aria-expanded") !== "true"));
wide.addEventListener("change", () => show(false));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || toggle.getAttribute("aria-expanded") !== "true") return;
  show(false);
  toggle.focus();
});
`;

/** The script of the site's navigation, an ES module. */
export const javascriptTemplate = (mobile: "dropdown" | "inline"): string =>
  mobile === "dropdown" ? `${currentPage}${dropdown}` : currentPage;
