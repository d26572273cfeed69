type Query = Readonly<Record<string, string | undefined>>;

/** An address with the non-empty ones of these parameters. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size ? `${path}?${search}` : path;
}

const part =
  (base: string) =>
  (id: string, query: Query = {}) =>
    withQuery(`${base}/${encodeURIComponent(id)}`, query);
const list =
  (base: string) =>
  (query: Query = {}) =>
    withQuery(base, query);

/** Every address that the admin links to. */
export const paths = {
  home: "/admin",
  overview: "/admin/overview",
  usersPattern: "/admin/users",
  userPattern: "/admin/users/:id",
  users: list("/admin/users"),
  user: part("/admin/users"),
  projectsPattern: "/admin/projects/:id?",
  projects: list("/admin/projects"),
  project: part("/admin/projects"),
  specificationPattern: "/admin/projects/:id/specification/:view?",
  /** A project's specification; `view` is one of its tabs. */
  specification: (id: string, view = "brief", query: Query = {}) =>
    withQuery(`/admin/projects/${encodeURIComponent(id)}/specification/${view}`, query),
  documentsPattern: "/admin/documents/:id?",
  documents: list("/admin/documents"),
  document: part("/admin/documents"),
  postsPattern: "/admin/posts",
  postPattern: "/admin/posts/:id",
  posts: list("/admin/posts"),
  post: part("/admin/posts"),
  /** Which search engines are notified of posts. */
  searchEngines: "/admin/posts/search-engines",
  messagesPattern: "/admin/messages/:id?",
  messages: list("/admin/messages"),
  message: part("/admin/messages"),
  outboxPattern: "/admin/outbox/:id?",
  outbox: list("/admin/outbox"),
  mail: part("/admin/outbox"),
  chatPattern: "/admin/chat/:view?",
  /** The assistant; `view` is one of its tabs. */
  chat: (view = "overview") => (view === "overview" ? "/admin/chat" : `/admin/chat/${view}`),
  dropOff: "/admin/drop-off",
  agents: "/admin/agents",
  subscribers: list("/admin/subscribers"),
  staff: list("/admin/staff"),
  bin: "/admin/bin",
  audit: list("/admin/audit"),
  /** The target of an invitation's link; its secret follows the `#`. */
  invitation: "/admin/invitation",
  /** The client portal, another app. */
  portal: "/app",
  /** Where the portal mails a link for a new password; staff sign in with the same account. */
  forgotPassword: "/app/forgot-password",
  /** The portal's frame that shows a client's site in an opaque origin. */
  previewFrame: "/app/preview-frame.html",
  /** An article of the public site. */
  article: (slug: string) => `/news/${slug}`,
  /** A client's page in the portal, with the documents shared with them. */
  profile: (uid: string) => `/profile/${encodeURIComponent(uid)}`,
} as const;
