/** Addresses of the site that stood here before, and where what they held is now. */
const moved: Readonly<Record<string, string>> = {
  "/cart": "/pricing",
  "/contact-us": "/contact",
  "/blog": "/news",
};

/** Old articles that have a successor; every other one leads to the list of all. */
const movedArticles: Readonly<Record<string, string>> = {
  "/blog/how-to-choose-a-web-agency": "/news/how-to-choose-a-web-agency",
};

/** Where an old address leads now, with or without a slash at its end; undefined where it is none. */
export function movedTo(path: string): string | undefined {
  const plain = path.endsWith("/") ? path.slice(0, -1) : path;
  if (Object.hasOwn(moved, plain)) return moved[plain];
  if (!plain.startsWith("/blog/")) return undefined;
  return Object.hasOwn(movedArticles, plain) ? movedArticles[plain] : "/news";
}
