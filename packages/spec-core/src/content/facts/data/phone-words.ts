/** What a number is called, by the words right before or behind it; the first that fits. */
export const phoneLabels: readonly (readonly [about: string, words: RegExp])[] = [
  ["fax", /(?<!\p{L})(?:[Tt]ele)?[Ff](?:ax|AX)(?!\p{L})|(?<!\p{L})[Ff](?:[.:] ?| )$/u],
  ["WhatsApp", /whats ?app|(?<!\p{L})wa:/iu],
  [
    "mobile",
    /(?<!\p{L})(?:mobile?|mob|cell|handy|móvil|movil|portable|cellulare|telemóvel|mobiel|komórka|kom)(?!\p{L})|(?<!\p{L})m[.:]? ?$/iu,
  ],
  ["emergency", /emergenc|urgen|notruf|notdienst|out of hours|24.?h/iu],
];

/** Words that announce a number to call. */
export const phoneWords =
  /(?<!\p{L})(?:tele(?:phone|fon|fono|foon|fone)|téléphone|teléfono|phone|tel|tél|tlf|tlm|telm|tfno|tf|t|p|m|ph|mob|mobile?|cell|handy|móvil|portable|call|calls|ring|rings|text|texts|txt|msg|sms|whats ?app|wa|dial|hotline|line|landline|number is|anruf|rufen|appel|llama|chiama|bellen|reach|reserve|reservations?|bookings?|book|fax|office|toll free|freephone|urgencias|emergenc\p{L}+|contact)(?!\p{L})/iu;

/** Words before a number that say what else it is. */
export const otherNumbers =
  /(?:iban:? [A-Z]{2}\d\d ?|(?<!\p{L})(?:iban|bic|account|konto|sort code|vat|ust|uid|nif|cif|nip|regon|siret|siren|abn|acn|ein|kvk|btw|neq|adeli|rpps|ice|krs|p\.? ?iva|licen[cs]e|lic|reg|registration|registered|permit|policy|invoice|order|ref|case|charity|company|provider|certificate|cert|member(?:ship)?|steuer\p{L}*|n(?:o|r|º|°)|id|urn)[ .:#]{0,3}(?:no|nr|number|is|id)?[ .:#]{0,3}|[#§])$/iu;

/** A word that says that the number before or behind is a phone number after all. */
export const phoneNumberWord =
  /(?:phone|tel(?:efon|éfono|ephone)?|mobile?|whats ?app|handy|cell|fax|contact|call)[ -]{0,2}(?:n(?:o|r|º|°|um(?:ber|mer)?))[ .:#]{0,3}$/iu;

/** Names of countries by which owners say whose number it is. */
export const countryNames: readonly (readonly [
  country: "GB" | "IE" | "US" | "DE" | "FR" | "ES",
  words: RegExp,
])[] = [
  ["GB", /(?<!\p{L})(?:UK|british|english|england)(?!\p{L})/u],
  ["US", /(?<!\p{L})(?:US|USA|american)(?!\p{L})/u],
  ["IE", /(?<!\p{L})(?:ireland|irish|Ireland|Irish)(?!\p{L})/u],
  ["DE", /(?<!\p{L})(?:german|German|Germany|deutsch)(?!\p{L})/u],
  ["FR", /(?<!\p{L})(?:french|French|France)(?!\p{L})/u],
  ["ES", /(?<!\p{L})(?:spanish|Spanish|Spain)(?!\p{L})/u],
];

/** Digits as they are dictated. */
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

/** Tens and teens within a number that is dictated in pairs ('ninety-six oh one'). */
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

/** Zeros that are dictated as a word: 'seven hundred' within a number is 700. */
export const spokenZeros: Readonly<Record<string, string>> = { hundred: "00", thousand: "000" };
