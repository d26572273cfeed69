import type { Project } from "../../project.ts";
import { any, does, isOfIndustry, shows } from "../checks.ts";
import { partsOpen } from "../parts.ts";
import type { QuestionRule } from "../rule.ts";
import { sayingOfBusiness } from "../saying.ts";

const wood = /(?<!\p{L})(?:logs|firewood|fire wood|kindling)(?!\p{L})/iu;

/** Goods that services yield and sell by the load. */
const byproduct =
  "(?:logs|firewood|fire wood|kindling|wood ?chips?|compost|manure|top ?soil|hay|straw bales?|eggs|honey|apple juice|christmas trees|seedlings|plants)";
/** 'Logs for sale, £90 a load delivered', 'we also sell honey in jars', 'eggs at the gate, €3 a dozen'. */
const sold = sayingOfBusiness(
  new RegExp(
    `(?<!\\p{L})${byproduct}(?!\\p{L})[^.!?]{0,40}(?:(?<!\\p{L})(?:for sale|to buy|(?:can be |is |are )?deliver(?:ed|y)|by the (?:load|bag|sack|ton|tonne|dozen))(?!\\p{L})|[£$€] ?\\d)|(?<!\\p{L})(?:sell|sells|selling|deliver|delivers) (?:\\p{L}+ ){0,3}${byproduct}(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:no|not|never|don['’]?t|do not|stopped|installed|spread|laid)(?!\p{L})/iu,
);

/** What a buyer of goods asks that are sold beside the work. */
const goodsParts = [
  {
    asks: "How much is one load or bag of it (size, weight)?",
    answeredBy:
      /\d ?(?:kg|kilos?|lbs?|litres?|liters?|m3|m³|cubic|cu\.?|cords?|tons?|tonnes?|ft)(?!\p{L})|(?<!\p{L})dozen(?!\p{L})/iu,
  },
  {
    asks: "Where do you deliver, and what does that cost?",
    answeredBy:
      /(?<!\p{L})(?:within|up to) \d+ ?(?:miles|km|minutes)|(?<!\p{L})(?:collect(?:ion)?|pick[- ]?up) only(?!\p{L})/iu,
  },
  { asks: "How do people order and pay, and in which months is there any?" },
] as const;

const dryness = {
  asks: "What wood is it, how dry, and under which certificate is it sold?",
  answeredBy: /(?<!\p{L})(?:ready to burn|kiln[- ]dried|moisture|\d ?%|woodsure)(?!\p{L})/iu,
};

/** Trades whose goods these are: they are no sideline there. */
const producers = new RegExp(
  `(?<!\\p{L})(?:${byproduct}|eggs?|farms?|farming|growers?|nurser(?:y|ies)|garden cent(?:re|er)s?|bee ?keep\\p{L}*|orchards?)(?!\\p{L})`,
  "iu",
);

function openParts(project: Project): string[] {
  const said = sold(project);
  return partsOpen(said.some((text) => wood.test(text)) ? [dryness, ...goodsParts] : goodsParts, said);
}

/** Asks about goods that a business sells beside its work: a tree surgeon's logs, a gardener's compost. */
export const goodsBeside: QuestionRule = {
  id: "goods-beside",
  path: "content.facts",
  question: (project) => openParts(project).join(" "),
  asks: "client",
  blocks: "nothing",
  when: (project) => sold(project).length > 0,
  // A shop, a grower or a kitchen has questions of its own about what it sells.
  settledBy: any(
    does("shop"),
    shows("Products"),
    isOfIndustry("Retail & E-commerce", "Food & Hospitality"),
    ({ form }) => producers.test(form.niche),
  ),
  quotes: sold,
};
