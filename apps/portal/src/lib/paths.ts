/** Every address that the portal links to. */
export const paths = {
  home: "/",
  wizard: "/app",
  projects: "/app/projects",
  settings: "/app/settings",
  admin: "/admin",
  profile: (identifier: string) => `/profile/${encodeURIComponent(identifier)}`,
} as const;
