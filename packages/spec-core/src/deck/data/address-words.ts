/**
 * The last word of names of buildings and grounds, which take 'at', not 'in': 'Preston Yard', 'Riverside
 * Barn'.
 */
export const buildings =
  /(?<!\p{L})(?:(?:house|barn|forge|smithy|cottages?|lodge|manor|castle|priory|abbey|rectory|vicarage|stables|kennels|nursery|garage|workshops?|works|foundry|tannery|maltings|brewery|dairy|granary|bakery|mills?|villas?|towers?|hotel|inn|pub|hall|church|chapel|school|college|library|station|airport|pier|wharf|docks?|marina|harbour|harbor|courtyard|yard|buildings?|centre|center|cent(?:re|er)|arcade|mall|market|plaza|estate|park|farm|stadium|pavilion|studios?|gym|pool|club|exchange|gardens?|green|common|court|view|arches|(?:unit|suite|shop|room|floor) \p{L}))$/iu;

/** The beginning of names of buildings: 'The Old Forge', 'Unit B'; and possessive names: 'St Luke's', 'Hannah's'. */
export const buildingStart = /^(?:the|unit|suite|shop|room|c\/o|level|floor) |['’]s?(?: |$)/iu;

/** Streets of other languages: 'Rue du Four', 'Lindenweg'. */
export const foreignStreet =
  /^(?:rue|avenue|boulevard|place|chemin|route|quai|impasse|all[ée]e|calle|carrer|avenida|paseo|plaza|plaça|camino|via|viale|piazza|corso|rua|travessa|praça|estrada|alameda|ulica|aleja) |(?:straße|strasse|weg|platz|gasse|allee|damm|ufer|straat|laan|gracht|plein|kade|dijk|gatan|vägen|gade|vej|veien|gata|katu)$/iu;

/** An address that begins with its own preposition: 'off Highway 111', 'behind the mill'; not 'In der Au 5'. */
export const ownPreposition =
  /^(?:(?:[Jj]ust )?[Oo]ff|[Bb]ehind|[Oo]pposite|[Nn]ext to|[Bb]eside|[Aa]bove|[Bb]elow|[Bb]etween|[Aa]cross from|[Oo]utside|[Ii]nside|[Nn]ear|in|on|at) (?=\p{L})/u;

const states =
  "alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawai['’]?i|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming|ontario|qu[eé]bec|manitoba|saskatchewan|alberta|british columbia|nova scotia|new brunswick|newfoundland(?: and labrador)?|prince edward island|yukon|queensland|victoria|tasmania|new south wales|south australia|western australia";
const counties =
  "\\p{L}{3,}shire|cornwall|devon|kent|surrey|(?:east |west )?sussex|norfolk|suffolk|essex|dorset|somerset|cumbria|county durham|northumberland|rutland|powys|gwynedd|dyfed|gwent|anglesey|(?:west |east |north |south |mid )(?:cork|kerry|clare|lothian|wales|yorkshire|midlands)|fife|the (?:kawarthas|borders|highlands)|co\\.? \\p{L}+|county \\p{L}+|\\p{L}+ county";
const countries =
  "uk|gb|usa?|united (?:kingdom|states)(?: of america)?|great britain|england|scotland|wales|(?:northern )?ireland|éire|canada|australia|new zealand|south africa|india|germany|deutschland|austria|österreich|switzerland|schweiz|suisse|svizzera|liechtenstein|luxembourg|france|spain|españa|italy|italia|malta|netherlands|nederland|belgium|belgique|belgië|norway|norge|sweden|sverige|denmark|danmark|finland|suomi|iceland|poland|polska|czechia|czech republic|slovakia|hungary|slovenia|slovenija|croatia|hrvatska|romania|bulgaria|greece|cyprus|estonia|latvia|lithuania|portugal|japan|singapore|mexico|méxico|brazil|brasil";

/** A part of an address that is neither a street nor a town: 'Ontario', 'Co. Cork', 'Shropshire'. */
export const region = new RegExp(`^(?:${states}|${counties}|${countries})$`, "iu");
/** The letters of a state, only in capitals, since 'Ely' is a town. */
export const stateLetters = /^\p{Lu}{2,3}$/u;
