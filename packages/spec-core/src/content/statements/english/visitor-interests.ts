import { anyOf } from "../phrases.ts";

/** What visitors come for or see when they come: a sentence about one of these is likely to be for them. */
const visitorInterests = anyOf(`
  pool pools barn garden gardens terrace patio balcony house home cottage cottages lodge villa apartment apartments cabin
  room rooms bedroom bedrooms bathroom bathrooms suite suites beds hall studio studios chapel church tower castle mill
  museum exhibition collection gallery archive library theatre stage cinema school nursery class classes course courses
  lesson lessons workshop workshops session sessions treatment treatments therapy therapists massage massages programme
  program curriculum choir band team instructors teachers tutors trainers guides doctors dentists vets nurses staff chef
  chefs crew captain boat boats ferry train bus walk walks tour tours trip trips ride rides trail trails path route journey
  menu menus kitchen food dishes dish beef lamb pork meat fish seafood oysters honey wool milk cheese butter eggs bread
  loaf loaves cake cakes pastry pastries biscuits beans coffee tea wine wines beer beers cider gin whisky fruit vegetables
  veg herbs flowers bouquets plants trees seeds animals horses ponies dogs cats hens goats sheep cows bees alpacas sauna
  spa gym court courts pitch pitches course greens wall boulders campsite beach lake river sea mountain mountains view
  views harbour valley forest meadow vineyard vines orchard farm clinic practice surgery shop store showroom market stall
  workshop forge kiln looms loom bikes bicycles cars kayaks canoes skis boards tents equipment tools furniture frames
  knives shoes suits dresses rings jewellery pots bowls candles soaps prints photographs portraits films books songs
  wood timber oak clay leather silk linen cotton stone slate ingredients materials prices price rate fee fees cost ticket
  tickets entrance entry admission membership lift ramp parking entrance playground restaurant café cafe bar pub bakery
  hotel inn hostel wedding weddings ceremony ceremonies service services appointments consultation visit visits
  certificate guarantee warranty delivery festival season opening hours nearest station stop cups mugs plates
`);

/** Matches a sentence that begins with one of them: 'The pool is heated', 'Our oldest oven'. */
export const beginsWithVisitorInterest = new RegExp(
  `^(?:the|our|my|each|every|all|both|this|these|those|most|some|half|only)(?: of (?:the|our|my))? (?:\\p{L}[\\p{L}-]* ){0,3}?(?:${visitorInterests})(?!\\p{L})`,
  "iu",
);
