/** Every address that the portal links to. */
export const paths = {
  home: "/",
  about: "/about",
  features: "/#features",
  pricing: "/pricing",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  /** Answered with status 404, which a deleted profile requires. */
  notFound: "/404",
  wizard: "/app",
  projects: "/app/projects",
  specificationPattern: "/app/projects/:id",
  /** Of the newest version, or of this one. */
  specification: (id: string, version?: number) =>
    `/app/projects/${encodeURIComponent(id)}${version === undefined ? "" : `?version=${version}`}`,
  settings: "/app/settings",
  /** The last page of the Google pop-up. */
  google: "/app/google",
  /** The document that shows a client's site, next to the portal's own. */
  previewFrame: "/app/preview-frame.html",
  forgotPassword: "/app/forgot-password",
  /** The targets of mailed links; the secret follows the `#`. */
  resetPassword: "/app/reset-password",
  verifyEmail: "/app/verify-email",
  admin: "/admin",
  profilePattern: "/profile/:identifier",
  profile: (identifier: string) => `/profile/${encodeURIComponent(identifier)}`,
} as const;
