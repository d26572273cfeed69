/** Names of towns that are words too: 'we come in, reading and talking' is no visit to Reading. */
const words: ReadonlySet<string> = new Set(
  "reading sale deal street battle ware wells hope rugby barking nelson orange bury rye wool beer looe ash bath sandwich stone".split(
    " ",
  ),
);

const before = "(?:out of|near|around|round|outside|in|from|to|at|of)";

/**
 * The names of places that the answers have with a capital: the town of the address, and names in a trade that is
 * typed in lower case, as in 'boat trips Oban'. The first word of a trade may have its capital as a beginning. A name
 * that the trade or an offer has in lower case may be a word: 'repairs in slate'.
 */
export function knownPlaces(niche: string, town: string, offers: readonly string[] = []): string[] {
  const [first = "", ...rest] = niche.trim().split(/\s+/u);
  const last = rest.at(-1) ?? "";
  // A trade with capitals throughout, 'Wedding Cakes', names no place by them.
  const isNamed = /^\p{Ll}/u.test(first) && rest.slice(0, -1).every((word) => /^\P{Lu}/u.test(word));
  const named = isNamed && /^\p{Lu}\p{Ll}{3,}$/u.test(last) ? [last] : [];
  const said = new Set([niche, ...offers].flatMap((text) => text.split(/[^\p{L}'’-]+/u)));
  return [...new Set([...named, town])].filter(
    (name) => name !== "" && !words.has(name.toLowerCase()) && !said.has(name.toLowerCase()),
  );
}

/** A text with these places in capitals where they are typed in lower case: 'out of oban'. */
export const withPlaceCapitals = (text: string, places: readonly string[]): string =>
  places.reduce(
    (line, name) =>
      line.replace(
        new RegExp(
          `(?<=(?<!\\p{L})${before} )${name.toLowerCase().replace(/[.]/gu, "\\.")}(?![\\p{L}-])`,
          "gu",
        ),
        name,
      ),
    text,
  );
