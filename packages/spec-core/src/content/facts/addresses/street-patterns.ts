import {
  englishStreets,
  joinedStreets,
  leadingStreets,
  noStreetNames,
  placeNouns,
  plainStreets,
} from "./data/street-words.ts";

const number =
  "\\d{1,5} ?(?:[a-zA-Z](?!\\p{L}))?(?: ?[-–/] ?(?:\\d{1,5}[a-z]?|[a-zA-Z](?!\\p{L})))?(?: bis(?!\\p{L}))?";
/** A word of a street's name. */
export const name = "(?!\\d{5}|\\d+\\.)[\\p{Lu}\\d][\\p{L}\\d'’.-]*";
const smalls =
  "(?:(?:de|la|le|les|du|des|del|della|dei|di|da|do|dos|das|el|los|las|der|dem|den|of|the|d'|l') ){0,3}";
/** The words before a street's name, with or without a capital. Some are also other words in lower case. */
const leads = leadingStreets
  .split("|")
  .filter(
    (word) =>
      !/^(?:p\\|post|apartado|square|passage$|place$|route$|via$|al$|os$|pl$|av$|zum|zur|am|an |im|in |auf|unter|vor|hinter|bei|za$|zi$|loc$|cl$)/u.test(
        word,
      ),
  )
  .map((word) => `[${word[0]?.toUpperCase()}${word[0]}]${word.slice(1)}`)
  .join("|");
// '15 min' is no number of a house.
const afterNumber = "(?![\\p{L}\\p{N}%€$£]|[.,:]\\d| ?(?:min|minutes?|hours?|hrs?)(?!\\p{L}))";
/** Streets with their numbers, in the orders of several languages, highways and corners. */
export const streets: readonly RegExp[] = [
  // '3318 E State Hwy 21'.
  new RegExp(
    `(?<![\\p{L}\\p{N}£€$.,/-])${number},? (?:[NSEW]{1,2}\\.? )?(?:(?:US|State|County|Old) ){0,2}(?:Highway|Hwy|Route|Rte|Rt|CR|SR|FM)\\.? \\d{1,4}[A-Z]?(?: [NSEW])?(?![\\p{L}\\p{N}])`,
    "gu",
  ),
  // A year is not a house number: 'in 2019 Mill Lane'.
  new RegExp(
    `(?<![\\p{L}\\p{N}£€$.,/-]|(?:in|since|of) (?=(?:19|20)\\d\\d ))${number},? (?:${name} ){1,4}(?:${englishStreets})(?![\\p{L}])\\.?`,
    "gu",
  ),
  // 'Bells Lane, NG8': the first half of a British postcode.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${name} ){1,3}(?:${englishStreets})\\.?, [A-Z]{1,2}\\d[A-Z\\d]?(?![\\p{L}\\p{N}]| \\d[A-Z]{2})`,
    "gu",
  ),
  // 'Unit 3 of the old woollen mills off Sheares Street, Cork'.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:Unit|Arch|Shop|Stall|Studio|Suite|Kiosk|Barn|Workshop) [A-Z]?\\d{1,3}[A-Za-z]?,? (?:in|of|at) (?:the )?(?:[\\p{L}'’-]+ ){0,4}?(?:${placeNouns})(?: (?:off|on) (?:${name} ){1,3}(?:${englishStreets}))?(?=,? \\p{Lu}|[,.;)\\n]|$)`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}£€$.,/-])(?:${number},? (?:[NSEW]{1,2}\\.? )?)?(?:(?:US|State|County|Old) ){0,2}(?:Highway|Hwy|Route|Rte|Rt|Road|CR|SR|FM|Autoroute|SH)\\.? \\d{1,4}[A-Z]?(?: [NSEW])?(?=,? \\p{Lu})`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}£€$.,/-])${number},? (?:Broadway|(?:${name} ){1,2}Plaza)(?![\\p{L}])(?=,)`,
    "gu",
  ),
  // A unit in a named place, with the town: 'Arch 44, Stables Market, Camden'.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:Unit|Arch|Shop|Stall|Studio|Suite|Yard|Kiosk|Barn|Berth|Workshop)s? [A-Z]?\\d{1,3}[A-Za-z]?,? (?:${name} ){0,3}(?:Market|Hall|Park|Cent(?:re|er)|Estate|House|Arcade|Works|Mills?|Maltings|Wharf|Farm|Court|Yard|Arches|Marina|Quarter|Village)(?=[,.;)\\n]|$)`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Cc]nr|[Cc]rnr|[Cc]orner)\\.? (?:of )?(?:the )?(?:${name} ){1,3}(?:and|&|/|at) (?:${name} ?){1,3}`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${name} ){1,3}(?:St|Ave|Rd|Blvd|Street|Road|Avenue)\\.? (?:&|and|at) (?:${name} ){1,3}(?:St|Ave|Rd|Blvd|Street|Road|Avenue)(?!\\p{L})\\.?`,
    "gu",
  ),
  // A street without a number of its own: 'Yard 3, The Maltings, Brayford St., Lincoln'.
  new RegExp(`(?<=, )(?:${name} ){1,3}(?:${englishStreets})(?![\\p{L}])\\.?(?=, \\p{Lu})`, "gu"),
  // 'Main Street, Dingle, Co. Kerry'.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${name} ){1,3}(?:Street|St|Road|Rd|Avenue|Lane|Terrace|Quay|Square)\\.?(?=, \\p{Lu}[\\p{L} '’-]{1,30}, (?:Co\\.?|County) \\p{Lu})`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{L}.-]{0,30}(?:${joinedStreets}|-(?:Straße|Strasse|Str|Weg|Platz|Allee|Ring|Damm|Gasse|Ufer))\\.?|(?:${name} ){1,3}(?:Straße|Strasse|Str\\.?|Weg|Platz|Allee|Ring|Damm|Gasse|Ufer|Chaussee|väg|gata|vej|gade|Allé)|(?:Am|An der|An den|Im|In der|Zum|Zur|Auf der|Auf dem|Unter den|Vor dem|Hinter der) (?:${name} ){0,2}${name}) ${number}${afterNumber}(?= ?(?:[,.;)\\n]|$|in |im ))`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d{1,4}(?: ?bis| ?ter|[A-Da-d](?!\\p{L}))?,? (?:rue|avenue|av\\.|bd|boulevard|place|chemin|route|quai|impasse|allées?|cours|montée|sentier|faubourg|vallée|hameau|clos) ${smalls}(?:${smalls}(?:[dl]['’])?${name} ?){1,4}`,
    "gu",
  ),
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${leads}|Via|via|Place|(?<=, )place|Pl\\.|Av\\.|Route|Al\\.|al\\.|ul\\.|pl\\.)\\.? ${smalls}(?:(?:[yie] )?${smalls}${name},? ){1,4}(?:n[.º°]{0,2}º? ?|km\\.? ?)?(?:${number}${afterNumber}|s/n)`,
    "gu",
  ),
];

/** A street in lower case after a word that introduces it: '14 mill street'. */
export const lowerCaseNumbered = new RegExp(
  `(?<=(?:at|to|is|in|address|visit|us|:|studio|shop|from) )\\d{1,5}[a-z]? (?:(?!(?:${noStreetNames}) )(?:[\\p{L}'’-]{2,20}|\\d{1,3}(?:st|nd|rd|th)?) ){1,3}?(?:${plainStreets}|st)(?!\\p{L})`,
  "giu",
);

const venueNouns = placeNouns
  .split("|")
  .flatMap((noun) => [noun, noun.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())])
  .join("|");
/** A venue after its times: 'Tuesdays 6-7 at Moor End pool'. */
export const venues = new RegExp(
  `(?<=(?:days?|\\d|[ap]m|noon|mornings|afternoons|evenings|nights) (?:at|in|[-–]) (?:the )?)(?!\\p{Lu}\\.)(?:${name} ){1,4}?(?:${venueNouns})(?: on the \\p{Lu}\\p{L}+)?(?![\\p{L}])`,
  "gu",
);

/** A place without a number of its own: 'Above the bakery on Mill Lane'. */
const besideSomething = new RegExp(
  `(?<=(?:^|[.!?\\n] ?|(?:we['’]?re|we are|us|shop|studio|office|rooms|salon|is|are|based|located) ))(?:[Aa]bove|[Bb]elow|[Bb]ehind|[Oo]ver|[Uu]pstairs from|[Nn]ext to|[Oo]pposite|[Bb]eside) the (?:[\\p{L}'’-]{2,20} ){1,3}(?:on|in|at) (?:${name} ){1,3}(?:${englishStreets})(?!\\p{L})(?:,? (?:at )?(?:number|no\\.?) \\d{1,4}[a-z]?)?`,
  "gu",
);

/** Patterns of places that need no number. */
export const withoutNumber: readonly RegExp[] = [venues, besideSomething];
