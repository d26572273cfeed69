/** Every address that the portal links to. */
export const paths = {
  home: "/",
  wizard: "/app",
  projects: "/app/projects",
  settings: "/app/settings",
  /** The document that shows a client's site; it lies beside the portal's own. */
  previewFrame: "/app/preview-frame.html",
  admin: "/admin",
  profile: (identifier: string) => `/profile/${encodeURIComponent(identifier)}`,
} as const;
