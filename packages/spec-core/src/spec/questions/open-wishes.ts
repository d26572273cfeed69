import type { JudgedStatement } from "../../content/public-words.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { asksForSilence, isQuotedIn } from "./open-points.ts";
import { quoted } from "./rule.ts";

/** How a wish for something on the site is said. */
const wanted =
  /(?<!\p{L})(?:should|must|(?:needs?|has|have|ought|want|wants|wanted|like|love|prefer) to|(?:i|we) (?:also |really )?(?:want|need)|(?:i|we)(?:['’]d| would|d) (?:really |also )?(?:love|like)|would be (?:good|great|nice|fun|useful|handy|helpful|lovely|cool|brilliant|ideal)|(?:is|are) wanted|wanted by|somewhere to|a way to|(?:could|can) be (?:done|asked|seen|sent|filled|found|put|shown)|asks for (?:it|that|this|them)|(?:show|list|include|add|mention|explain) (?:these|this|them|the|our|all|which|how|what|that)|put (?:the|our|all|it|them|that|a) )(?!\p{L})/iu;

/** What a wish is about that the wizard asks elsewhere, or that a designer decides: looks, words, places on a page. */
const ofLooks =
  /(?<!\p{L})(?:colou?rs?|fonts?|looks?|feel|feels|feeling|modern|simple|clean|warm|bright|dark|light|calm|cosy|elegant|fresh|friendly|serious|posh|cheap|busy|cluttered|big|bigger|large|small|short|white|black|blue|green|red|pink|gold|style|stylish|design|tone|mood|layout|stock photos?|stock pictures?|fast|quick|easy to (?:read|find|use|see)|jargon|capitals|slogan|headline|at the top|on top|front page|home ?page|logo|number must|phone number|mobile phones?|professional|fancy|sales[- ]?y|pushy|kitsch\p{L}*|clich\p{L}*|cartoons?|emojis?)(?!\p{L})/iu;

/** What is told of people and of the work, and is no wish for the site. */
const ofLife =
  /(?<!\p{L})(?:(?:have|need|has|needs|want|wants) to (?:be|go|work|live|stay|sell|stop|close|retire|pay|move|wait|cancel|come|leave|charge)|(?:i|we) (?:want|need) (?:more|less|fewer|somebody|someone|people who|customers|clients|staff|a holiday|to (?:retire|stop|grow|be|get|sell|move|keep))|(?:customers|clients|people|they|pupils|children|guests|dogs|owners|visitors|horses|patients) (?:must|need to|have to|should) (?:be|bring|wear|arrive|come|cancel|pay|have|give|sign|know)|the (?:council|law|bank|landlord)|you (?:should|must|have to|need to|want to)|if you|what (?:you|they) (?:want|need)|budget|cost|deadline|online by|ready by|launch(?:ed)? by|asap|call me|e-?mail me|send (?:me|us)|let me know)(?!\p{L})/iu;

const refused =
  /(?<!\p{L})(?:no|none|not|never|nothing|without|don['’]?t|doesn['’]?t|shouldn['’]?t|mustn['’]?t|avoid|nobody)(?!\p{L})/iu;

const wordsMin = 4;

const isWish = ({ text, field, dictatedBy }: JudgedStatement): boolean =>
  field === "contentNotes" &&
  dictatedBy === undefined &&
  text.split(/\s+/u).length >= wordsMin &&
  wanted.test(text) &&
  !ofLooks.test(text) &&
  !ofLife.test(text) &&
  !refused.test(text) &&
  !asksForSilence(text);

const mostWishes = 6;

/** The wishes for the site of which no other question asks. */
export function openWishQuestions({ words }: Project, asked: readonly Clarification[]): Clarification[] {
  const dictating = new Set(words.statements.flatMap(({ dictatedBy }) => dictatedBy ?? []));
  const open = words.statements
    .filter((statement) => isWish(statement) && !dictating.has(statement.id))
    .filter(({ text }) => !isQuotedIn(text, asked))
    .slice(0, mostWishes);
  if (open.length === 0) return [];
  return [
    {
      id: "wishes-open",
      path: "projectRequirements.scope.features",
      question:
        "Of each of these wishes: what exactly does the site show or ask, from which texts or data and who supplies them, with which tool or account, who keeps it up to date, and must it be there at the launch?",
      about: "",
      asks: "client",
      blocks: "page",
      quotes: open.map(({ text }) => quoted(text)),
    },
  ];
}
