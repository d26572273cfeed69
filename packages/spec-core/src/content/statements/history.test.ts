import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { countEnglishCues } from "./cue-counts.ts";
import { isExperience } from "./history.ts";
import { readStatements } from "./read-statements.ts";

const verdictsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(({ kind, proposal }) => `${kind} ${proposal}`);

it.each([
  "My uncle Walt started it 1979, now its me (Gus) my sister Fern and my wife Ada in the office.",
  "My dad started it in 1988, now it's me and my brother.",
  "I took over from my father in 2003.",
  "I took over from Mum in 2009.",
  "In 1987 my grandmother opened the shop in Hexham, and my parents took it over in 2001.",
  "It was handed down to me by my great-uncle Colm.",
])("the story of the business is proposed, and asked about: %s", (text) => {
  expect(verdictsOf(text)).toEqual(["unsure print"]);
});

it.each([
  "We started Lindale in 2019, weekends at first then full time from 2021.",
  "Founded in 1974 by my grandmother in Hexham.",
  "We opened in 2016 with two ovens and a van.",
])("a plain beginning is for visitors: %s", (text) => {
  expect(verdictsOf(text).join()).toMatch(/^(?:fact|unsure) print$/u);
});

it.each([
  "Larkspur Opticians is on Mill Street in Sligo, which I took over from my mother in 1999, and she had it from 1970.",
  "I'm Kit, used to weld for one of the big yards and got sick of throwing good gates away so opened this in 2016.",
  "My mother in law Breda started making costumes in 1987 and when she retired I took on the lot, God help me.",
  "It was handed down to me by my great-uncle Colm, who built boats here all his life.",
  "I started this in 2021 while on maternity leave from Fernhill, they don't know.",
  "I set it up in 2012 to get away from my husband.",
  "In 2009 my mother started the salon in our garage with no insurance.",
  "I took over from my mother when she went into a home.",
  "I started in 2015 to have something to do after my baby was stillborn.",
  "I took over from my father, who beat us, in 1999.",
  "We bought the pub in 2017, the roof leaks and the cellar floods.",
  "I took over from my dad in 2019, he comes in every day and gets on my nerves.",
  "Jo Parker and I opened it in 2010 but Jo left in 2020.",
])("a story with any other words is asked about, and not proposed: %s", (text) => {
  expect(verdictsOf(text)).toEqual(["unsure keep"]);
});

it.each([
  "My brother started drinking in 2012 and I took over the shop in 2013.",
  "We opened in 2016 after my wife left me and I lost my job.",
  "I took over in 2009 when Dad died and there were debts.",
  "I worked for Brightfleet and got fed up with the lies so I opened this in 2019.",
  "We took it over from Mr Oakes in 2015, he still owes the council.",
  "My ex-partner opened his own salon next door in 2020.",
  "We were hacked in 2021 and I started again in 2022.",
])("but not with what people keep to themselves: %s", (text) => {
  expect(verdictsOf(text).join()).not.toContain("print");
});

it.each([
  "been on the ladders 30 yrs, 12 of them for the council then went on me own in 2016.",
  "I trained as a saddler in Walsall and went out on my own in 1998.",
])("how long the owner has done the work is experience: %s", (text) => {
  expect(isExperience(text, countEnglishCues(text))).toBe(true);
});

it.each([
  "We have been in a dispute with the council since 2019.",
  "I worked for my brother for 4 years until he was arrested.",
  "We've been in arrears for 2 years.",
  "I trained three people, they all left.",
])("and trouble is none: %s", (text) => {
  expect(isExperience(text, countEnglishCues(text))).toBe(false);
});

it.each([
  "26 years in the trade, the last 11 on my own account.",
  "Been plastering since I left school, 22 years now, on my own since 2011.",
  "Been at it 19 years, 11 on my own.",
  "Started as a joiner in 1998, went over to garden buildings full time about 9 yrs ago.",
  "This is my 11th season full time.",
])("C-29.818 how long the owner has done the work is proposed: %s", (text) => {
  expect(verdictsOf(`We mend roofs in Alnwick. ${text}`).at(-1)).toBe("unsure print");
});

it.each([
  "I've been waiting for the council since 2019.",
  "Been on my own since the yard let me go in March.",
  "I've been undercharging for years and my accountant says so.",
  "I've been doing entrances for years to keep the lights on.",
  "Been on the dole for two years.",
  "Two years caring for my mum with dementia.",
])("C-29.819 what else is told with it is not: %s", (text) => {
  expect(verdictsOf(`We mend roofs in Alnwick. ${text}`).at(-1)).toMatch(/keep$/u);
});
