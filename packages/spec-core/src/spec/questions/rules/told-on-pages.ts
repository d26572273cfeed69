import type { Check } from "../rule.ts";
import { saying } from "../saying.ts";

const step =
  /^(?:(?:and|so) )?(?:first|firstly|to begin|then|next|after (?:that|this)|finally|last(?:ly)?|step \d|\d[.)])(?!\p{L})/iu;
const stepsMin = 2;

/** Whether the answers describe the steps in order: 'First we come and see the house. Then …'. */
export const tellsSteps: Check = ({ words }) =>
  words.statements.filter(
    ({ text, isPrinted, proposal }) => step.test(text) && (isPrinted || proposal === "print"),
  ).length >= stepsMin;

/** The names of stages in the work for a customer. */
const stages: readonly RegExp[] = [
  /\b(?:first|initial|site|home|free) (?:visit|meeting|consultation|survey|call)\b/i,
  /\b(?:designs?|plans?|drawings?|proposal|sketch(?:es)?|samples?|fittings?)\b/i,
  /\b(?:builds?|building|construction|installation|making|delivery|printing)\b/i,
  /\b(?:come back|return visit|aftercare|after-?care|follow[- ]up|final check|handover)\b/i,
];
const stagesMin = 3;

/** Whether the offers and sentences name the stages of the work: a first visit, a plan, the build, a return visit. */
export const tellsStages: Check = ({ form, words }) => {
  const told = [
    ...form.offers.map(({ name }) => name),
    ...words.statements.filter(({ isPrinted }) => isPrinted).map(({ text }) => text),
  ];
  return (
    form.offers.some(({ name }) => stages.some((stage) => stage.test(name))) &&
    stages.filter((stage) => told.some((text) => stage.test(text))).length >= stagesMin
  );
};

const quoting = /\b(?:quotes?|quotations?|estimates?)\b/i;
const waysToQuote =
  /\b(?:come (?:out|round|and)|visit|look|survey|measure|video|photos?|pictures?|phone|call|ring|e-?mail|text|form|within|same day)\b/i;

/** Whether the answers say how people get a quote: 'Quotes free, we come out and look'. */
export const tellsQuotes: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) => field === "description" && quoting.test(text) && waysToQuote.test(text),
  );

const schedule = /\b(?:schedule|timetable|classes|bookings?|booking)\b/i;
const inTool =
  /\b(?:through|via|on|in|with) (?:our|the|an?|my) (?:[a-z]+ )?(?:app|system|tool|software|platform)\b/i;

/** Whether a tool that the site links to shows the dates: 'The timetable is in our booking app'. */
export const isScheduleElsewhere: Check = ({ words }) =>
  words.statements.some(({ text }) => schedule.test(text) && inTool.test(text));

/** 'I'll send the Impressum', 'my chamber has a text for the imprint': a text that the client has. */
const noticeText = saying(
  /(?<!\p{L})(?:imprint|impressum|legal notice|mentions l[eé]gales|aviso legal|note legali)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:follows?|attached|comes?|lawyer|solicitor|chamber|already|copy|send)(?!\p{L})|(?<!\p{L})(?:send|sends|have|has|copy|take|use|lawyer|solicitor|chamber)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:imprint|impressum|legal notice|mentions l[eé]gales|aviso legal|note legali)(?!\p{L})/iu,
);
/** Whether the client has a text for the legal notice, so that a page of this name waits for it. */
export const sendsNotice: Check = (project) => noticeText(project).length > 0;
