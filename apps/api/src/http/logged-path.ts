/** Pages whose address ends in a secret: a post's preview, and the links of the newsletter's mails. */
const secretPages = /^((?:\/og)?\/(?:news\/preview|newsletter\/confirm|unsubscribe)\/).+/i;

/** An address as the log may have it: without its query, and without the secret that stands in the path of some pages. */
export const loggedPath = (path: string): string =>
  path.replace(/\?.*$/s, "").replace(secretPages, "$1[secret]");
