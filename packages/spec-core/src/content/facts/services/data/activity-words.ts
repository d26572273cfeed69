const noActivity =
  "(?:morning|evening|wedding|clothing|ceiling|spring|string|wing|ring|king|bedding|offering|beginning|sibling|something|anything|nothing|everything|being|feeling|meeting|saving|listing|opening|closing|including|according|during)s?";

/** The last word of what somebody does: 'Chimney sweeping', 'boiler repairs'. */
export const activityAtEnd = new RegExp(
  `(?:^|[\\s-])(?:(?!${noActivity}$)\\p{L}{3,}ing|inspections?|repairs?|installations?|restorations?|removals?|services?|maintenance|surveys?|checks?|upholstery|renovations?|refurbishments?|conversions?|alterations?|clearances?|collections?|hire|rentals?|tuition|lessons?|classes|training|translations?|photography|carpentry|joinery|masonry|tree surgery|visits?|boarding)$`,
  "iu",
);

/** The same of work on things that customers have: the things on a list after it are no offers. */
export const workOnThings =
  /(?:^|[\s-])(?:sweep(?:ing|s)?|clean(?:ing|ers?)|inspections?|inspectors?|repairs?|repairing|repairers?|servicing|tun(?:ing|ers?)|restorations?|restor(?:ing|ers?)|sharpening|maintenance|upholster(?:y|ing|ers?)|re-?upholstery|valeting|polish(?:ing|ers?)|mending|menders?|refinishing|resurfacing|respraying|surveys?|surveying|testing|unblocking)$/iu;

/** Where the title of a business says where it works: 'Piano tuning in Leeds'. */
export const whereAtEnd =
  /\s(?:(?:based|all|right) )?(?:in|around|round|across|near|throughout|over|covering|from|at) (?:the )?(?:\p{Lu}|all(?!\p{L})|most(?!\p{L}))[\s\S]*$|,\s\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}[.!]?\s*$/u;

/** 'Caps and liners too, I quote those after a look': what is offered besides. */
export const offeredBesides = /^\s{0,3}([^.;:!?\uFFFC]{5,60}?) (?:too|as well)(?=\s*(?:[.,;!–—-]|$))/iu;

/** 'Evenings and weekends too': when, and not what. */
export const timeWord =
  /^(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)|weekends?|weekdays?|week ?nights?|(?:bank |school )?holidays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|summers?|winters?)$/iu;
