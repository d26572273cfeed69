import type { Project } from "../../project.ts";
import { any, does, hasPageNamed } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";
import { sayingOfBusiness } from "../saying.ts";

const help =
  /(?<!\p{L})(?:emergenc(?:y|ies)|day (?:or|and|&) (?:night|nite)|24 ?\/ ?7|(?<!(?:within|under|in|least|than|after|before|for|every|about|around|to|the|of|next|first|last|or|takes?) )24[ -]?(?:hrs?|hours?|h)(?! ?(?:notice|ahead|before|beforehand|in advance|later|old|turnaround|delivery|test|race)(?!\p{L})|['’])|round the clock|out[- ]of[- ]hours)(?!\p{L})/iu;
/** Emergencies in a figurative sense, help by others, and help that is refused. */
const noHelp =
  /(?<!\p{L})(?:emergency (?:light\p{L}*|exits?|services?|contacts?|medicine|vehicles?|room|department|fund|kit|(?:phone |contact )?numbers?|first aid)|backup|(?:in|for) (?:an? )?(?:real |life.threatening )?emergenc(?:y|ies),? (?:please )?(?:call|ring|dial|go|use)|(?:no|not|never|without|n['’]t)(?: \p{L}+){0,3} (?:emergenc(?:y|ies)|night|24|out))(?!\p{L})|999|112|911|(?<!\p{L})(?:call|ring|dial|phone) (?:111|101)(?!\d)|(?<!\p{L})(?:cancel\p{L}*|gym|door|site|shop|order|book online|self[- ]service|vending|access|support chat|camera|monitor\p{L}*|watch\p{L}*|bread|flat|price)(?!\p{L})/iu;

/** Places in the diary of a practice: 'we hold two slots a day for emergencies', 'emergency appointments kept free'. */
const keptFree =
  /(?<!\p{L})emergency (?:appointments?|slots?|times?)(?!\p{L})[^.!?;]{0,30}(?<!\p{L})(?:free|open|aside|reserved|held)(?!\p{L})|(?<!\p{L})(?:keep|hold|leave|reserve|set aside)(?!\p{L})[^.!?;]{0,40}(?<!\p{L})(?:appointments?|slots?|times?)(?!\p{L})[^.!?;]{0,30}(?<!\p{L})emergenc(?:y|ies)(?!\p{L})/iu;

/** 'On call phone for clients out of hours': a number that only those have who are served already. */
const forOwnClients =
  /(?<!\p{L})(?:phone|number|line|mobile|on[- ]call)(?: is)?(?: only| just)? for (?:our |my )?(?:(?:(?:existing|current|registered|own) )(?:clients|customers|patients|members)|clients|tenants|residents|members|service users)(?!\p{L})/iu;

const saidOfHelp = sayingOfBusiness(help, noHelp);
const inWords = (project: Project): string[] =>
  saidOfHelp(project).filter((text) => !keptFree.test(text) && !forOwnClients.test(text));

/** The sentences and opening hours that promise immediate help. */
const promised = oncePerProject((project: Project): string[] => {
  const { openingHours } = project.form.contact;
  return [
    ...inWords(project),
    ...(help.test(openingHours) && !noHelp.test(openingHours) && !forOwnClients.test(openingHours)
      ? [openingHours.trim()]
      : []),
  ];
});

const tellsCost =
  /[£$€] ?\d|\d ?(?:[£$€]|euros?|dollars|pounds|extra)|(?<!\p{L})(?:no (?:extra|surcharge)|same price)/iu;

/** A promise of immediate help needs the times, the area and the price. */
export const emergencyQuestions: readonly QuestionRule[] = [
  {
    id: "emergency-terms",
    path: "businessInfo.contactDetails",
    question:
      "When exactly do you come in an emergency (nights, Sundays, holidays), what counts as one, at which number do people reach you then, and what does it cost?",
    asks: "client",
    blocks: "page",
    when: (project) => promised(project).length > 0,
    settledBy: any(
      // Whoever calls about a death is not asked what counts as an emergency.
      ({ form }) => /(?<!\p{L})(?:funerals?|undertakers?|bestatt\p{L}*)(?!\p{L})/iu.test(form.niche),
      hasPageNamed(/\bemergenc|\burgen(?:t|ce)|\bnotfall|\bnotdienst\b|\bcall[- ]?outs?\b/),
      does("shop"),
      (project) => promised(project).some((text) => tellsCost.test(text)),
    ),
    quotes: promised,
  },
];
