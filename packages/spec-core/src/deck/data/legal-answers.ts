/** What a part of a legal page asks for, and how to find it in the answers. */
export interface LegalAnswer {
  /** The words of the page's outline that this answer makes unnecessary. */
  readonly asked: string;
  /** Matches the label of a detail that answers it. */
  readonly label?: RegExp;
  /** Matches the role of a person who answers it. */
  readonly role?: RegExp;
  /** A sentence for visitors that answers it has to match all of these. */
  readonly sentence?: readonly RegExp[];
}

const register =
  /^(?:company|organisation|HR[AB]|VR|FN|RCS|SIREN|SIRET|KvK|CVR|Y-tunnus|NIPC|REGON|KRS|CRO|REA|registration)$/iu;
const tax = /^(?:VAT|P\.IVA|codice fiscale|NIP|NIF|CIF)$/iu;

const actsForCompany =
  /^(?:joint |co-?)?(?:geschäftsführ\p{L}*|inhaber\p{L}*|vorst\p{L}*|managing directors?|directors?|ceo|owners?|proprietors?|gérant\p{L}*|dirigeant\p{L}*|présidente?)$/iu;

const delivers =
  /(?<!\p{L})(?:deliver|shipping|ships?(?!\p{L})|postage|couriers?(?!\p{L})|(?:we|i)(?: (?:also|can|only|will|now))? (?:post|send|courier)(?!\p{L})|posted (?:to|all|any|within|across)|liefer|versand|versend|livr|envío|enviamos|entrega)/iu;
const reaches =
  /worldwide|nationwide|deutschlandweit|bundesweit|weltweit|(?:deliver|ship|post|send|courier)(?:s|ing|ed)? (?:\p{L}{1,12} ){0,2}(?:to|across|throughout|within|all over|anywhere (?:in|within)|everywhere in|all around) |(?:liefer|versend)\p{L}{0,4} (?:\p{L}{1,12} ){0,2}(?:nach|in ganz|innerhalb) |livr\p{L}{1,6} (?:\p{L}{1,12} ){0,2}(?:en|dans|partout) |(?:enviamos|entregamos) (?:\p{L}{1,12} ){0,2}(?:a|en) /iu;
const costs =
  /[£$€] ?\d|(?<!\p{L})R ?\d|\d ?(?:rand|kr|zł)(?!\p{L})|\d ?(?:[£$€]|euros?|eur|chf|pounds?)|free|kostenlos|kostenfrei|gratis|gratuit/iu;
const lasts =
  /next[- ]day|same[- ]day|\d ?(?:working |business )?(?:days?|weeks?|hours)|\d ?(?:werktag|tage|wochen|jours|semaines|días|semanas)/iu;

/** In the order in which a part asks for them. */
export const legalAnswers: readonly LegalAnswer[] = [
  { asked: "legal form", label: /^legal form$/iu },
  { asked: "the register and the number in it, where there is an entry", label: register },
  { asked: "registered name and number", label: register },
  { asked: "RCS or RNE number", label: register },
  { asked: "the VAT identification number, where there is one", label: tax },
  { asked: "intra-community VAT number", label: tax },
  { asked: "NIF or CIF", label: tax },
  { asked: "the register of charities and the number in it", label: /^(?:charity|RCN|CHY)$/iu },
  { asked: "the people who may act for a company", role: actsForCompany },
  { asked: "the name of the person responsible for the content", role: actsForCompany },
  { asked: "the areas and countries that the shop delivers to", sentence: [delivers, reaches] },
  { asked: "what delivery costs, and from which value it is free", sentence: [delivers, costs] },
  { asked: "the time until delivery, at the latest date", sentence: [delivers, lasts] },
];

/** A registration that is a VAT number: 'DE118765432', 'FR 12 345678901'. */
export const vatNumber = /^(?:AT|BE|CHE|DE|ES|FR|GB|IE|IT|NL|PL)[ -]?[A-Z\d]{0,2} ?\d{3}/u;

/** The uses of data that a part of the privacy page is about, in words for visitors. */
export const usesOfData: readonly { readonly part: string; readonly sentence: string }[] = [
  { part: "Messages", sentence: "What you send by the form is used to answer you." },
  { part: "Texts", sentence: "What you send as a text or in a chat is used to answer you." },
  { part: "Bookings", sentence: "What you enter for a booking is used to arrange it." },
  { part: "Orders", sentence: "What you enter with an order is used to carry it out." },
  {
    part: "Newsletter",
    sentence: "Your e-mail address is used to send you the newsletter that you asked for.",
  },
  { part: "Accounts", sentence: "What your account holds is used to give you access." },
  { part: "Donations", sentence: "What you enter with a donation is used to receive it." },
  { part: "Measuring", sentence: "Visits are counted to see what is read on this site." },
  { part: "Applications", sentence: "What you send with an application is used to decide on it." },
];
