/** The feeds of the news, with the media types that feed readers expect. */
export const feeds = [
  { path: "/news/rss.xml", type: "application/rss+xml", name: "RSS" },
  { path: "/news/atom.xml", type: "application/atom+xml", name: "Atom" },
  { path: "/news/feed.json", type: "application/feed+json", name: "JSON" },
] as const;
