/** Pages with a secret at the end of their URL: a post's preview, and the links of the newsletter's mails. */
const secretPages = /^((?:\/og)?\/(?:news\/preview|newsletter\/confirm|unsubscribe)\/).+/i;

/** A URL for the log: without its query, and without the secret in the path of some pages. */
export const loggedPath = (path: string): string =>
  path.replace(/\?.*$/s, "").replace(secretPages, "$1[secret]");
