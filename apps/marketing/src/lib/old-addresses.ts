/** Addresses of the previous site, and where their content is now. */
const moved: Readonly<Record<string, string>> = {
  "/cart": "/pricing",
  "/contact-us": "/contact",
  "/blog": "/news",
};

/** Old articles with a successor; every other one redirects to the list of all. */
const movedArticles: Readonly<Record<string, string>> = {
  "/blog/how-to-choose-a-web-agency": "/news/how-to-choose-a-web-agency",
};

/** The redirect target of an old address, with or without a trailing slash; undefined for other addresses. */
export function movedTo(path: string): string | undefined {
  const plain = path.endsWith("/") ? path.slice(0, -1) : path;
  if (Object.hasOwn(moved, plain)) return moved[plain];
  if (!plain.startsWith("/blog/")) return undefined;
  return Object.hasOwn(movedArticles, plain) ? movedArticles[plain] : "/news";
}
