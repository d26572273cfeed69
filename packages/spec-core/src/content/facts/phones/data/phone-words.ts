/** Labels of numbers, with patterns for the words shortly before or directly after a number; the first match counts. */
export const phoneLabels: readonly (readonly [about: string, reach: number, words: RegExp])[] = [
  ["fax", 22, /(?<!\p{L})(?:[Tt]ele)?[Ff](?:ax|AX)(?!\p{L})|(?<!\p{L})[Ff](?:[.:] ?| )$/u],
  ["WhatsApp", 22, /whats ?app|(?<!\p{L})wa:/iu],
  [
    "mobile",
    22,
    /(?<!\p{L})(?:mobile?|mob|cell|handy|móvil|movil|portable|cellulare|telemóvel|mobiel|komórka|kom)(?!\p{L})|(?<!\p{L})m[.:]? ?$/iu,
  ],
  ["emergency", 44, /emergenc|urgen|notruf|notdienst|out of hours|24.?h/iu],
];

const calling = "(?:calls?|ring|rings|phone|phones|tel|telephone|mobile|mob|cell|line|landline|dial|speak)";

/** Words next to 'WhatsApp' for a number that also takes calls. */
export const calledToo = new RegExp(
  `(?<!\\p{L})${calling}(?!\\p{L})[^.;:\\d]{0,24}?(?:(?<!\\p{L})(?:or|and)|[&/+]) ?(?:(?:on|by|via|just|also|a) )?whats ?app|whats ?app,? ?(?:or |and |[&/+] ?)(?:(?:just|a|also) )?${calling}(?!\\p{L})|also (?:on )?whats ?app|whats ?app too`,
  "iu",
);

/** A bracket after a number that takes no calls. */
export const onlyWritten =
  /(?<!\p{L})(?:only|no calls|not? (?:for )?calls?|messages|don['’]?t call)(?!\p{L})/iu;

/** Words that introduce a number to call. */
export const phoneWords =
  /(?<!\p{L})(?:tele(?:phone|fon|fono|foon|fone)|téléphone|teléfono|phone|tel|tél|tlf|tlm|telm|tfno|tf|t|p|m|ph|mob|mobile?|cell|handy|móvil|portable|call|calls|ring|rings|text|texts|txt|msg|sms|whats ?app|wa|dial|hotline|line|landline|number is|anruf|rufen|appel|llama|chiama|bellen|reach|reserve|reservations?|bookings?|book|fax|office|toll free|freephone|urgencias|emergenc\p{L}+|contact)(?!\p{L})/iu;

/** Words before other kinds of numbers. */
export const otherNumbers =
  /(?:iban:? [A-Z]{2}\d\d ?|(?<!\p{L})(?:iban|bic|account|konto|sort code|vat|ust|uid|nif|cif|nip|regon|siret|siren|abn|acn|ein|kvk|btw|neq|adeli|rpps|ice|krs|p\.? ?iva|licen[cs]e|lic|reg|registration|registered|permit|policy|invoice|order|ref|case|charity|company|provider|certificate|cert|serial|chassis|vin|imei|meter|engine|batch|model|member(?:ship)?|steuer\p{L}*|n(?:o|r|º|°)|id|urn)[ .:#]{0,3}(?:no|nr|number|is|id)?[ .:#]{0,3}|[#§])$/iu;

/** A word that makes the number before or after it a phone number after all. */
export const phoneNumberWord =
  /(?:phone|tel(?:efon|éfono|ephone)?|mobile?|whats ?app|handy|cell|fax|contact|call)[ -]{0,2}(?:n(?:o|r|º|°|um(?:ber|mer)?))[ .:#]{0,3}$/iu;

type Named = readonly [country: "GB" | "IE" | "US" | "DE" | "FR" | "ES", words: RegExp];

/** Country names next to a number of that country. */
export const countryNames: readonly Named[] = [
  ["GB", /(?<!\p{L})(?:UK|[Ee]ngland|Britain|[Bb]ritish(?= (?:mobile|number|phone|line)))(?!\p{L})/u],
  ["US", /(?<!\p{L})(?:US|USA|[Aa]merican(?= (?:cell|number|phone|line)))(?!\p{L})/u],
  ["IE", /(?<!\p{L})(?:[Ii]reland|[Ii]rish(?= (?:mobile|number|phone|line)))(?!\p{L})/u],
  ["DE", /(?<!\p{L})Germany(?!\p{L})/u],
  ["FR", /(?<!\p{L})France(?!\p{L})/u],
  ["ES", /(?<!\p{L})Spain(?!\p{L})/u],
];

/** Adjectives of countries next to a number, which may also be about a language or food. */
export const nationalWords: readonly Named[] = [
  ["GB", /(?<!\p{L})(?:[Bb]ritish|[Ee]nglish)(?!\p{L})/u],
  ["US", /(?<!\p{L})[Aa]merican(?!\p{L})/u],
  ["IE", /(?<!\p{L})[Ii]rish(?!\p{L})/u],
  ["DE", /(?<!\p{L})(?:[Gg]erman|[Dd]eutsch)(?!\p{L})/u],
  ["FR", /(?<!\p{L})[Ff]rench(?!\p{L})/u],
  ["ES", /(?<!\p{L})[Ss]panish(?!\p{L})/u],
];

/** Verbs for speaking a language. */
export const spokenWords = /(?<!\p{L})(?:speak|spoken|fluent|sprech|gesprochen|parl|habl)/iu;

/** Digits in words, as they are dictated. */
export const spokenDigits: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  o: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

/** Tens and teens in a number that is dictated in pairs ('ninety-six oh one'). */
export const spokenTens: Readonly<Record<string, string>> = {
  ten: "10",
  eleven: "11",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  fifteen: "15",
  sixteen: "16",
  seventeen: "17",
  eighteen: "18",
  nineteen: "19",
  twenty: "20",
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  seventy: "70",
  eighty: "80",
  ninety: "90",
};

/** Words for zeros in a dictated number: 'seven hundred' is 700. */
export const spokenZeros: Readonly<Record<string, string>> = { hundred: "00", thousand: "000" };
