const noActivity =
  "(?:morning|evening|wedding|clothing|ceiling|spring|string|wing|ring|king|bedding|offering|beginning|sibling|something|anything|nothing|everything|being|feeling|meeting|saving|listing|opening|closing|including|according|during)s?";

/** The last word of an activity: 'Chimney sweeping', 'boiler repairs'. */
export const activityAtEnd = new RegExp(
  `(?:^|[\\s-])(?:(?!${noActivity}$)\\p{L}{3,}ing|inspections?|repairs?|installations?|restorations?|removals?|services?|maintenance|surveys?|checks?|upholstery|renovations?|refurbishments?|conversions?|alterations?|clearances?|collections?|hire|rentals?|tuition|lessons?|classes|training|translations?|photography|carpentry|joinery|masonry|tree surgery|visits?|boarding)$`,
  "iu",
);

/** The last word of work on customers' things; a list of things after it is not a list of offers. */
export const workOnThings =
  /(?:^|[\s-])(?:sweep(?:ing|s)?|clean(?:ing|ers?)|inspections?|inspectors?|repairs?|repairing|repairers?|servicing|tun(?:ing|ers?)|restorations?|restor(?:ing|ers?)|sharpening|maintenance|upholster(?:y|ing|ers?)|re-?upholstery|valeting|polish(?:ing|ers?)|mending|menders?|refinishing|resurfacing|respraying|surveys?|surveying|testing|unblocking)$/iu;

/** The place at the end of a business's title: 'Piano tuning in Leeds'. */
export const whereAtEnd =
  /\s(?:(?:based|all|right) )?(?:in|around|round|across|near|throughout|over|covering|from|at) (?:the )?(?:\p{Lu}|all(?!\p{L})|most(?!\p{L}))[\s\S]*$|,\s\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}[.!]?\s*$/u;

/** Additional offers: 'Caps and liners too, I quote those after a look'. */
export const offeredBesides = /^\s{0,3}([^.;:!?\uFFFC]{5,60}?) (?:too|as well)(?=\s*(?:[.,;!–—-]|$))/iu;

/** A time and not an offer: 'Evenings and weekends too'. */
export const timeWord =
  /^(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)|weekends?|weekdays?|week ?nights?|(?:bank |school )?holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summers?|winters?)$/iu;
