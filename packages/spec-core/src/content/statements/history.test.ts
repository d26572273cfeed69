import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictsOf = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(({ kind, proposal }) => `${kind} ${proposal}`);

it.each([
  "My uncle Walt started it 1979, now its me (Gus) my sister Fern and my wife Ada in the office.",
  "Larkspur Opticians is on Mill Street in Sligo, which I took over from my mother in 1999, and she had it from 1970.",
  "We started Tall Tails in 2018, evenings at first then full time from 2020 when everyone had got a puppy and didnt know what to do.",
  "I'm Kit, used to weld for one of the big yards and got sick of throwing good gates away so opened this in 2016.",
  "I started in 2015 when my cousin's florist cancelled two days before the wedding and my aunt cried, my cousin cried, the vicar cried.",
  "My mother in law Breda started making costumes in 1987 and when she retired I took on the lot, God help me.",
  "It was handed down to me by my great-uncle Colm, who built boats here all his life.",
])("the story of the business is proposed, and asked about: %s", (text) => {
  expect(verdictsOf(text)).toEqual(["unsure print"]);
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
