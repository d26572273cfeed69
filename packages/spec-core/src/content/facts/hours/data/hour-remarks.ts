const gone =
  "(?:sold out|sell out|run out|ran out|gone|(?:the )?(?:bread|stock|food|fish|cakes?|pies?|everything) (?:is |has |runs? |are )?(?:gone|out|sold(?: out)?))";

/** 'Sat 7-1 or sold out': the shop may close earlier. */
export const untilSoldOut = new RegExp(
  `(?<=[\\dmhn.] ?)\\s?[,(]? ?(?:or|unless|sooner if|earlier if|or (?:until|till?|when|once|sooner|earlier)(?: if| when)?)(?: (?:we|it|all|everything)(?:['’](?:re|ve|s)| are| have| is| has)?)?(?: all)? ${gone}(?!\\p{L})\\)?`,
  "giu",
);

const day = "(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?|evenings|nights";
const anyTime =
  "(?:any ?time|all hours|24\\/7|24 ?h(?:(?:ou)?rs?)?|round the clock|day (?:and|or|&) night|out of hours|outside (?:of )?(?:these |those )?(?:hours|times)|otherwise|at (?:all hours|other times|weekends|night)|by phone|on request)";
const lead = "\\s?[,;.(–-]? ?(?:(?:and|plus|but|with) )?";
const emergencies =
  "emergenc(?:ies|y)(?: (?:call[- ]?outs?|services?|cover|lines?|appointments?|repairs?|jobs|work))?";

/**
 * Hours only for emergencies, for which customers call: 'Emergencies anytime', 'Sat emergencies only'. Times directly
 * before 'for emergencies' do not count.
 */
export const emergenciesBesides: readonly RegExp[] = [
  new RegExp(`${lead}(?:for )?${emergencies}:?(?:,? (?:at )?${anyTime}){1,2}(?!\\p{L})\\)?`, "giu"),
  new RegExp(`${lead}${anyTime}(?: for)? ${emergencies}(?!\\p{L})\\)?`, "giu"),
  new RegExp(
    `${lead}(?:on |at )?(?:${day})\\.?(?: ?(?:[-–&,/]|and|to|or) ?(?:${day})\\.?){0,4}:? (?:only |just )?(?:for |only for )?${emergencies}(?: only)?(?!\\p{L})\\)?`,
    "giu",
  ),
];

/** 'Closed Sun': at the end of a text, 'sun' is a day only after such a word. */
export const closedOnSun = /(?<=(?<!\p{L})(?:closed|shut)(?: on)? )sun(?!\p{L})/giu;

/** Words that restrict the hours next to them, so that they are not only a remark. */
export const limitsHours =
  /(?<!\p{L})(?:var(?:y|ies)|weather|tides?|depend\p{L}*|subject|permitting|unless|except|apart|if|when|only|not|never|until|till|change\p{L}*|alternate|fortnight\p{L}*|sometimes|usually|mostly|approx\p{L}*|tbc|temporar\p{L}*)(?!\p{L})/iu;
