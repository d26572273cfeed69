/** A pattern that indicates countries, with its weight. */
export interface CountrySign {
  readonly pattern: RegExp;
  readonly countries: readonly string[];
  readonly weight: number;
}

const sign = (pattern: RegExp, countries: string, weight: number): CountrySign => ({
  pattern,
  countries: countries.split(" "),
  weight,
});

/** Area codes of the North American Numbering Plan that belong to Canada. */
const canadianAreaCodes =
  "204|226|236|249|250|257|263|289|306|343|354|36[578]|38[27]|403|416|418|428|43[178]|450|460|468|474|506|514|519|537|548|579|58[147]|604|613|622|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905|942";
/**
 * Area codes of the North American Numbering Plan outside Canada and the United States, without a region, or
 * unassigned.
 */
const otherAreaCodes =
  "242|246|264|268|284|340|345|441|473|500|52\\d|533|544|555|566|577|588|600|649|658|664|670|671|684|710|721|758|767|784|787|8(?:00|09|22|29|33|44|49|55|66|68|69|76|77|88)|900|939";
/** Abbreviations of states that are not words in capitals. Washington's is left out: it is also Western Australia's. */
const states =
  "AK|AZ|CA|CT|DC|FL|GA|IA|IL|KS|KY|MD|MI|MN|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY";
const statesAfterComma = `${states}|AL|AR|CO|HI|ID|IN|LA|MA|ME|MO|OK|OR|PA`;
const afterTown = "(?<=\\p{Lu}\\p{Ll}{2,20}(?: [Cc]ounty)?),? ";
const alone = "(?![\\p{L}\\d]| \\p{Lu}{2})";

/**
 * Currencies, streets, postcodes and numbers in their usual notation. A sign's weight counts at most twice for a
 * country.
 */
export const countrySigns: readonly CountrySign[] = [
  sign(
    new RegExp(
      `(?<![\\d.-])(?:\\+?1[ .-]?)?\\(?(?:${canadianAreaCodes})(?:\\) ?|[ .-])[2-9]\\d{2}[ .-]\\d{4}(?!\\d)`,
      "gu",
    ),
    "CA",
    6,
  ),
  sign(
    new RegExp(
      `(?<![\\d.+-])(?:\\+?1[ .-]?)?\\(?(?!${canadianAreaCodes}|${otherAreaCodes})[2-9]\\d{2}(?:\\) ?|[ .-])[2-9]\\d{2}[.-]\\d{4}(?!\\d)`,
      "gu",
    ),
    "US",
    2,
  ),
  sign(new RegExp(`${afterTown}(?:ON|BC|AB|MB|SK|NS|NB|NL|PEI|QC|YT)${alone}`, "gu"), "CA", 4),
  sign(new RegExp(`(?<=\\p{Lu}\\p{Ll}{2,20}), (?:${statesAfterComma})${alone}`, "gu"), "US", 2),
  sign(new RegExp(`${afterTown}(?:${states})${alone}`, "gu"), "US", 2),
  sign(new RegExp(`${afterTown}(?:NSW|VIC|Vic|QLD|Qld|TAS|Tas|ACT|WA|SA|NT)${alone}`, "gu"), "AU", 3),
  sign(/\bR\$ ?\d|\(\d\d\) ?9?\d{4}-\d{4}\b|\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/gu, "BR", 5),
  sign(/\bMXN\b|\bMX\$|\$ ?\d[\d,]* ?(?:MN|M\.N\.|pesos)(?!\p{L})/gu, "MX", 6),
  sign(/\bS\$ ?\d/gu, "SG", 5),
  sign(/£/gu, "GB", 3),
  sign(/€|\beuros?\b/giu, "DE AT FR ES IT NL PT IE BE FI LU", 1),
  sign(/(?<!\p{Lu})\$/gu, "US CA AU NZ", 1),
  sign(/\bCHF\b|\bFr\. ?\d|\d\.[–-]/gu, "CH", 4),
  sign(/(?:zł|\bPLN\b)/gu, "PL", 4),
  sign(/\b(?:AUD|A\$)|\bAU\$/gu, "AU", 4),
  sign(/\bNZD\b|\bNZ\$/gu, "NZ", 4),
  sign(/\b(?:CAD|CA\$|C\$)/gu, "CA", 4),
  sign(/\d ?\$/gu, "CA", 2),
  sign(/₹|\bINR\b|\b[Rr]s\.? ?\d|\d ?rs\b|\d ?\/-/gu, "IN", 4),
  sign(/\b\d{2}[A-Z]{5}\d{4}[A-Z]\dZ[A-Z\d]\b/gu, "IN", 6),
  sign(/\p{Ll} ?[-–] ?[1-9]\d{5}\b/gu, "IN", 2),
  sign(/\b[6-9]\d{4}[ -]\d{5}\b/gu, "IN", 3),
  sign(/\b\d+p\b/gu, "GB", 1),
  // 'The R600' is a road in Ireland.
  sign(
    /(?<![\p{L}\p{N}.-]|\bthe )R ?\d{1,3}(?:[ ,]?\d{3}){0,2}(?:[.,]\d\d)?(?![\p{L}\p{N}])|\bZAR\b/gu,
    "ZA",
    2,
  ),
  sign(
    /stra(?:ß|ss)e|(?<=\p{Ll}{3})str\.? \d|\p{L}\p{Ll}str\. \d|gasse \d|\bStr\. \d|weg \d|platz \d|allee \d/giu,
    "DE AT CH",
    3,
  ),
  sign(/straße/giu, "DE AT", 1),
  sign(/\b(?:Zum|Zur|An der|Auf der|Am) \p{Lu}[\p{L}-]+ \d{1,3}\b/gu, "DE AT CH", 2),
  sign(
    /(?:str\.?|straße|strasse|weg|platz|gasse|allee|ring|damm|chaussee|markt|\b(?:zum|zur|am|an der|im|auf der) \p{Lu}[\p{L}-]+) \d{1,4} ?[a-z]?,? (?:in )?\d{5}\b/giu,
    "DE",
    4,
  ),
  sign(/\b0\d{2,5} ?[/-] ?\d{2,3}(?: ?\d){2,6}\b/gu, "DE AT", 2),
  sign(/\bGmbH\b/gu, "DE AT CH", 2),
  sign(/\b(?:rue|chemin|avenue|quai|route|place|allées|impasse) (?:de|du|des|d'|la|le)\b/giu, "FR CH CA", 2),
  sign(
    /\b\d{1,3}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd\.?|place|quai|impasse|allée|allee|chemin|route|cours|faubourg) (?:\p{Lu}|de |du |des |d['’]|la |le |les |l['’])/giu,
    "FR",
    4,
  ),
  sign(/\b(?:calle|carrer|avenida|paseo|plaza|ctra|camino|avda)\b/giu, "ES", 3),
  sign(/\b(?:via|viale|piazza|corso|vicolo|strada) \p{Lu}/giu, "IT CH", 2),
  sign(/\b(?:rua|travessa|praça|largo|avenida) (?:de|do|da|dos|das)\b/giu, "PT", 3),
  sign(/\b(?:ul|al|pl|os)\. \p{Lu}/gu, "PL", 3),
  sign(/\p{Ll}(?:straat|gracht|laan|plein|kade|dijk|singel) \d/giu, "NL", 4),
  sign(/\b\d{5} \p{Lu}\p{Ll}/gu, "DE FR ES IT", 2),
  sign(/[,\n] ?(?:A-)?[1-9]\d{3} \p{Lu}\p{Ll}/gu, "AT CH", 3),
  sign(/\b\d{4}-\d{3} \p{Lu}/gu, "PT", 6),
  sign(/\b\d{2}-\d{3} \p{Lu}/gu, "PL", 5),
  sign(/\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}/gu, "NL", 5),
  sign(/\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu, "GB", 6),
  sign(/\b[AC-FHKNPRTV-Y]\d[\dW] [A-Z]\w{3}\b/gu, "IE", 6),
  sign(/\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/gu, "CA", 6),
  sign(/\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/gu, "US", 6),
  sign(/\b(?:ny|ca|tx|fl|nj|pa|il|oh|mi|nc|ga|wa|az|mn|wi) \d{5}\b/gu, "US", 5),
  sign(/\b(?:NSW|VIC|QLD|TAS|WA|SA|ACT|NT),? \d{4}\b/gu, "AU", 6),
  sign(/\b[2-9]\d{2} \d{3} \d{4}\b/gu, "US CA", 2),
  sign(/\b017\d[ /-]?\d{3} ?\d{3,5}\b|\b0\d{2,5} ?[/-] ?\d{2,3}(?: ?\d){2,6}\b/gu, "DE", 1),
  sign(/\b[2-9]\d{2}[-.]\d{3}[-.]\d{4}\b|\([2-9]\d{2}\) ?\d{3}[- ]\d{4}/gu, "US CA", 3),
  sign(/\b0[1-79](?:[ .-]?\d{2}){4}\b/gu, "FR", 3),
  sign(/\b0[1-79](?:[ .-]\d{2}){4}\b/gu, "FR", 2),
  sign(
    /(?<![\d+])\(?0(?:20\)?[ -]?\d{4}[ -]?\d{4}|1[2-9]\d\d\)?[ -]?\d{3}[ -]?\d{3}|1(?:1\d|\d1)\)?[ -]?\d{3}[ -]?\d{4}|7\d{3}[ -]?\d{3}[ -]?\d{3}|2[389]\)?[ -]?\d{4}[ -]?\d{4})\b/gu,
    "GB",
    3,
  ),
  sign(/\b03[034]\d[ -]?\d{3}[ -]?\d{4}\b/gu, "GB", 3),
  sign(/\b0(?:800|808|845|870)[ -]\d{3}[ -]\d{4}\b/gu, "GB", 2),
  sign(/\b0(?:508|800)[ -]\d{3}[ -]\d{3}\b/gu, "NZ", 3),
  sign(/\b01[ -]\d{3}[ -]\d{4}\b/gu, "IE", 3),
  sign(/\b02[1-9] \d{3} \d{4}\b/gu, "IE", 3),
  sign(/\b0[1-8]\d[ -]\d{3}[ -]\d{4}\b/gu, "ZA", 2),
  sign(/\b0[4-79]\d[ -]\d{3}[ -]\d{4}\b/gu, "IE", 2),
  // North American numbers never begin with 0.
  sign(/\b0\d{1,3}[ -]\d{3}[ -]\d{3,4}\b/gu, "US CA", -4),
  sign(/\b0[2356]\d{2,4} \d{5,8}\b/gu, "DE AT", 2),
  sign(/\b0[2356]\d{2,4} \d{5,8}\b/gu, "DE", 1),
  sign(/\b9[1-8] \d{3} \d{2} \d{2}\b/gu, "ES", 2),
  sign(/\b0\d{2}-\d{7}\b|(?<!\p{L})t\/m(?!\p{L})/gu, "NL", 3),
  sign(/\b06 ?- ?\d{8}\b|\b06 \d{8}\b/gu, "NL", 3),
  sign(/\b04[5-9]\d(?:[ ./]\d{2}){3}\b/gu, "BE", 2),
  sign(/\b0(?:1[0-69]|[5-8]\d) \d{2} \d{2} \d{2}\b/gu, "BE", 2),
  sign(/\b02[0-9]{2} \d{3} \d{3}\b/gu, "NZ", 2),
  sign(/\b0\d{3}[ -]\d{6}\b/gu, "NL", 1),
  sign(/\(?\b08[35679]\)?[ -]?\d{3}[ -]?\d{4}\b/gu, "IE", 3),
  sign(/\(0(?:1|[2-9]\d)\) ?\d{3} ?\d{3,4}\b|\b1[58][059]0 \d{3} \d{3}\b/gu, "IE", 2),
  sign(/\b04\d\d[ -]\d{3}[ -]\d{3}\b/gu, "AU", 1),
  sign(
    /\b04\d\d[ -]\d{3}[ -]\d{3}\b|\(?\b0[2378]\)? ?\d{4}[ -]\d{4}\b|\b1[38]00[ -]\d{3}[ -]\d{3}\b/gu,
    "AU",
    3,
  ),
  sign(/\b02[0-9] \d{3} \d{3,4}\b|\(?\b0[34679]\)? \d{3} \d{4}\b/gu, "NZ", 3),
  sign(/\b04\d\d[ ./-]\d{2}[ .]\d{2}[ .]\d{2}\b|\b0[2-9] \d{3} \d{2} \d{2}\b/gu, "BE", 3),
  sign(
    /\b07[0-9]-? ?\d{3} \d{2} \d{2}\b|\b0\d{1,3}-\d{2,3} \d{2} \d{2}\b|\b0\d{2,3}-\d{3} \d{2}\b/gu,
    "SE",
    2,
  ),
  sign(/\b07[5-9] \d{3} \d{2} \d{2}\b|\b0[2-9]\d \d{3} \d{2} \d{2}\b/gu, "CH", 3),
  sign(/\b06[- ]?\d{8}\b|\b06[- ]\d{4}[ -]\d{4}\b|\b0\d{2}[ -]{1,3}\d{3} \d{2} \d{2}\b/gu, "NL", 2),
  sign(/\b0(?:15|16|17)\d[ /-]\d{6,8}\b/gu, "DE", 3),
  sign(/\b06(?:50|60|64|67|70|76|77|80|81|99)[ /]/gu, "AT", 2),
  sign(/\b3[2-9]\d[ .-]\d{6,7}\b|\b3[2-9]\d \d{3} \d{4}\b/gu, "IT", 3),
  sign(/\b(?:9[1236]\d|2\d\d) \d{3} \d{3}\b/gu, "PT", 1),
  sign(/\b[45678]\d\d[ -]\d{3}[ -]\d{3}\b/gu, "PL", 1),
  sign(/\b[69]\d\d(?: \d{3}){2}\b|\b[69]\d\d(?: \d\d){3}\b/gu, "ES", 2),
  sign(/\bATU ?\d/gu, "AT", 5),
  sign(/\b(?:SEK|Org\.? ?nr\.? \d{6}-\d{4}|AB\b(?= ?\p{Lu}?)|Växel|öppet)/gu, "SE", 3),
  sign(/\b(?:NOK|MVA)\b|\børetak|\båpent\b/giu, "NO", 4),
  sign(/\bDKK\b|\bCVR\b|\båbent\b|\b[Tt]lf\.? (?:\d{2} ){3}\d{2}/gu, "DK", 3),
  sign(/\b[Tt]lf\b/gu, "NO DK", 2),
  sign(/\b\d[\d .,]{0,6} ?kr\b|\bkr\.? ?\d/giu, "SE NO DK", 2),
  sign(/\p{Ll}(?:gatan|vägen|torget|gränd) \d/gu, "SE", 4),
  sign(/\p{Ll}(?:gata|veien|vegen|veg|plass|torv) \d/gu, "NO", 4),
  sign(/\p{Ll}(?:gade|vej|stræde|torv|allé) \d/gu, "DK", 4),
  sign(/\p{Ll}(?:katu|tie|kuja|polku) \d/gu, "FI", 4),
  sign(/\bY-tunnus|\b[Pp]uh\.? ?\+?\d|\bOy\b/gu, "FI", 4),
  sign(/\bBE ?0\d{3}[. ]?\d{3}[. ]?\d{3}\b|\b[01]\d{3}\.\d{3}\.\d{3}\b|\bbus \d|\b(?:BTW|TVA) BE/gu, "BE", 4),
  sign(/straat \d|laan \d|plein \d/giu, "NL BE", 1),
  sign(/[,\n] ?(?:B-)?[1-9]\d{3} \p{Lu}\p{Ll}/gu, "BE DK NO", 2),
  sign(/\b[1-9]\d{2} \d{2} \p{Lu}\p{Ll}/gu, "SE", 4),
  sign(/\b(?:GST|gst)\b/gu, "CA AU NZ", 2),
  // Spelling and words that several countries share: 'colour' with dollars excludes the United States.
  sign(
    /(?<!\p{L})(?:colours?|centre|neighbours?|favourite|flavours?|cheques?|metres?|licence|grey)(?!\p{L})/giu,
    "GB IE AU NZ CA ZA",
    1,
  ),
  sign(/(?<!\p{L})(?:colours?|tyres?|kerbs?|mum)(?!\p{L})/giu, "GB", 1),
  sign(/(?<!\p{L})(?:tyres?|kerbs?|mum|blokes?|fortnight)(?!\p{L})/giu, "GB IE AU NZ ZA", 1),
  sign(/(?<!\p{L})(?:arvo|utes?|smoko|paddock)(?!\p{L})/giu, "AU NZ", 1),
  sign(/(?<!\p{L})(?:moms?|thanksgiving|toll[- ]free)(?!\p{L})/giu, "US CA", 2),
  sign(/(?<!\p{L})bucks(?!\p{L})/giu, "US CA AU NZ", 1),
  sign(/\bOntario, (?:California|CA)\b/gu, "US", 4),
  // Words for trades and offers, which are also weak evidence.
  sign(
    /(?<!\p{L})(?:bakker|tuinman|hovenier|kapper|kapsalon|schilder|loodgieter|rijschool|timmerman|slager|aannemer|schoonmaak|dakdekker|dakwerker|elektricien|offerte aan huis|vanaf)(?!\p{L})/giu,
    "NL BE",
    1,
  ),
  sign(
    /(?<!\p{L})(?:em|canalizador|padaria|obras|orçamento|eletricista|pintura|cabeleireiro|talho)(?!\p{L})/giu,
    "PT",
    1,
  ),
  sign(
    /(?<!\p{L})(?:peluquería|fontanero|pintor|taller|presupuesto|panadería|carpintero|albañil)(?!\p{L})/giu,
    "ES",
    1,
  ),
  sign(
    /(?<!\p{L})(?:bäckerei|tischler(?:ei)?|maler(?:meister)?|friseur|gasthof|zimmer|optiker|dachdecker|metzgerei|installateur|termin(?:e)?)(?!\p{L})/giu,
    "DE AT CH",
    1,
  ),
  // Function words of a language, which are weak evidence of its countries.
  sign(/(?<!\p{L})(?:und|uhr|geöffnet|für|oder|der|wir|ist|mit)(?!\p{L})/giu, "DE AT CH", 1),
  sign(/(?<!\p{L})(?:und|uhr|geöffnet|wir|herr|frau)(?!\p{L})/giu, "DE", 1),
  sign(/(?<!\p{L})(?:et|nous|ouvert|fermé|chez|avec|sur|du (?:lundi|mardi|mercredi))(?!\p{L})/giu, "FR", 1),
  sign(/(?<!\p{L})(?:y|abierto|cerrado|para|con|nosotros|móvil|tfno)(?!\p{L})/giu, "ES", 1),
  sign(/(?<!\p{L})(?:aperto|chiuso|tutti|nostro|siamo|cell|anche|sabato)(?!\p{L})/giu, "IT", 1),
  sign(/(?<!\p{L})(?:wij|gesloten|onze|voor|het|bel|uur|maandag|zaterdag)(?!\p{L})/giu, "NL", 1),
  sign(/(?<!\p{L})(?:aberto|fechado|nós|telemóvel|não|todos os)(?!\p{L})/giu, "PT", 1),
  sign(/(?<!\p{L})(?:czynne|jest|oraz|nasz|kom|otwarte)(?!\p{L})/giu, "PL", 1),
  sign(/\bCHE[- ]?\d/gu, "CH", 6),
  sign(/\bDE ?\d{3} ?\d{3} ?\d{3}\b/gu, "DE", 5),
  sign(/\bNL ?\d{9}B\d\d\b/gu, "NL", 5),
  sign(/\bFR ?\d{2} ?\d{3} ?\d{3} ?\d{3}\b/gu, "FR", 5),
  sign(/\bGB ?\d{3} ?\d{4} ?\d{2}\b/gu, "GB", 5),
  sign(/\bHR[AB] ?\d/gu, "DE", 4),
];

/** Calling codes (ITU-T E.164 assignments) after a plus or 00. */
export const callingCodes: Readonly<Record<string, string>> = {
  "27": "ZA",
  "31": "NL",
  "32": "BE",
  "33": "FR",
  "34": "ES",
  "39": "IT",
  "41": "CH",
  "43": "AT",
  "44": "GB",
  "45": "DK",
  "46": "SE",
  "47": "NO",
  "48": "PL",
  "49": "DE",
  "52": "MX",
  "55": "BR",
  "61": "AU",
  "64": "NZ",
  "65": "SG",
  "91": "IN",
  "351": "PT",
  "352": "LU",
  "353": "IE",
  "358": "FI",
};
