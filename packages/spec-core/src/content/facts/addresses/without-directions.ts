/** Directions to the door, which are not part of the address: 'after the cross on the left', 'entrance at the back'. */
const direction =
  /^(?:and |the )?(?:after|behind|beside|opposite|next to|just|look for|ask for|entrance|entry|upstairs|downstairs|there['’]?s|there (?:is|are)|no (?:sign|bell|number)|by the|in the|at the|on the|up the|down the|on your|first (?:left|right)|second (?:left|right))(?!\p{L})/iu;
/**
 * Directions in lower case: 'ring the bell', 'above the bank', 'green doors'. With capitals such words are names: 'Ring
 * Road', 'Park Lane', 'Red Gate Farm'.
 */
const inSmallLetters =
  /^(?:and )?(?:(?:[Pp]ark|[Pp]arking|[Rr]ing|[Kk]nock|[Aa]bove|[Bb]elow|[Pp]ast|[Tt]hrough|[Rr]ound) \p{Ll}|parking$|(?:the |The )?(?:[Ss]ide|[Bb]ack|[Ff]ront|[Rr]ear|[Gg]reen|[Rr]ed|[Bb]lue|[Ww]hite|[Bb]lack|[Yy]ellow) (?:door|gate|entrance)s?(?!\p{L}))/u;
/** 'near the church' is a direction, but 'near Ludlow' is the town. */
const nearSomething = /^near(?:by)?(?!\p{L})(?! \p{Lu})/u;
/** A direction after a capitalised name: 'Workshop in the courtyard', but not 'Stow on the Wold'. */
const placedAt =
  /(?<!\p{L})(?:in|on|at|behind|after|opposite|beside|above|below|by|with) (?:the|a|our|my) \p{Ll}/u;
const distance = /(?<!\p{L})\d+ ?(?:miles?|mi|km|m|metres?|meters?|min(?:ute)?s?|doors?|floors?)(?!\p{L})/iu;

const isDirection = (part: string): boolean =>
  direction.test(part) ||
  inSmallLetters.test(part) ||
  nearSomething.test(part) ||
  placedAt.test(part) ||
  distance.test(part);

const inBrackets = /\s*\(([^()]*)\)/gu;
/** A name in brackets is part of the address: '(Granada)', '(Co. Meath)'. */
const names = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

/** The parts of an address, each with the separator after it. */
const parts = /[^,;\n]+[,;\n]?/gu;
const markAtEnd = /[,;\s]+$/u;

/**
 * Removes directions for visitors from an address: '12 High St (no sign, blue gate), Whitby' becomes '12 High St,
 * Whitby'. Empty if it consists only of directions.
 */
export function withoutDirections(address: string): string {
  const bare = address.replace(inBrackets, (bracket, inside: string) =>
    names.test(inside) && !isDirection(inside) ? bracket : "",
  );
  const all = bare.match(parts) ?? [];
  return all
    .filter((part) => !isDirection(part.trim()))
    .join("")
    .replace(markAtEnd, "")
    .trim();
}
