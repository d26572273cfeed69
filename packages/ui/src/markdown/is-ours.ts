/** Stand for the page's own address, whichever of the two schemes it has (a name that nobody can own: RFC 2606). */
const pages = ["http://page.invalid/", "https://page.invalid/"];

const staysOn = (page: string, address: string): boolean =>
  URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin;

/**
 * Whether an address in a document leads nowhere but to the page's own origin, as the URL standard resolves it
 * (https://url.spec.whatwg.org/#url-parsing). It names neither scheme nor host: `https:host` is relative on one kind of
 * page and another site on the other, so it is not ours.
 */
export const isOurs = (address: string): boolean => pages.every((page) => staysOn(page, address));
