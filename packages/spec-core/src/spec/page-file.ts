/** The file that a static host serves at a page's path: `/about` → `about/index.html`. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);
