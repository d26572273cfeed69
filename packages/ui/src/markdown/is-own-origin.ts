/**
 * Placeholders for the page's own address, with each of the two schemes (a name that nobody can register: RFC
 * 2606).
 */
const pages = ["http://page.invalid/", "https://page.invalid/"];

const staysOn = (page: string, address: string): boolean =>
  URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin;

/**
 * True for an address in a document that always leads to the page's own origin, as the URL standard resolves
 * it (https://url.spec.whatwg.org/#url-parsing). It must name neither scheme nor host: `https:host` is
 * relative on an https page and another site on an http page, so it is not of our origin.
 */
export const isOwnOrigin = (address: string): boolean => pages.every((page) => staysOn(page, address));
