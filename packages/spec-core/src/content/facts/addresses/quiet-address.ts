import { matches } from "../../regex-prefilter/prefiltered-match.ts";
import type { Statement } from "../../statement.ts";

const postalAddress = /(?<!(?:mail|web|site|internet|ip|url) )(?<!-mail )address(?:es)?(?!\p{L})/iu;
const lessOfIt =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:no|not|nothing|never|dont|without|rather|hide|small|discreet\p{L}*|inconspicuous\p{L}*|low[- ]key|only (?:on|in)|less|everywhere)(?!\p{L})/iu;

/**
 * Whether the client asks the agency for restraint with the address without forbidding it: 'don't put the address
 * all over it, we may move'. It then belongs only on the contact page and the legal pages.
 */
export const wantsQuietAddress = (statements: readonly Pick<Statement, "kind" | "text">[]): boolean =>
  statements.some(
    ({ kind, text }) =>
      (kind === "private" || kind === "wish") && matches(postalAddress, text) && matches(lessOfIt, text),
  );
