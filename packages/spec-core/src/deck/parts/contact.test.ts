import { expect, it } from "vitest";
import { publicWords } from "../../content/public-words.ts";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../../spec/build-spec.ts";
import { context } from "../../spec/forms.fixture.ts";
import { draftContent } from "../index.ts";

/** The texts of the slots with these ids, where the owner agrees to everything that is proposed. */
function textsOf(formData: object, id: RegExp): string[] {
  const form = onboardingSchema.parse({ formData: { businessName: "Kiln & Co", ...formData } });
  const { statements, facts } = publicWords(form.formData);
  const wordChoices = [...facts, ...statements].map((word) => ({
    id: word.id,
    print: word.proposal === "print",
  }));
  const { slots } = draftContent(
    buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context),
  );
  return slots.filter((slot) => id.test(slot.id)).map(({ text }) => text);
}

it.each([
  ["Professional", { phone: "902-555-0148", country: "CA" }, "Please call, or use the form."],
  ["Casual", { phone: "902-555-0148", country: "CA" }, "Questions? Give us a call, or use the form."],
  ["Professional", { phone: "902-555-0148", email: "a@kiln.example" }, "Please call or write."],
  ["Professional", {}, "Please send a message."],
])(
  "C-36.270 the head of a page with a form does not ask for a call alone: %s, %j, '%s'",
  (contentStyle, contact, lead) => {
    const form = { contentStyle, contact, pages: ["Home", "Contact"], goals: ["Book Appointments"] };
    expect(textsOf(form, /^\/contact#reach\.lead$/u)).toEqual([lead]);
  },
);

it.each([
  ["Call evenings, 740-555-0117.", ["Evenings"]],
  ["Please call us after 18:00, 740-555-0117.", ["After 18:00"]],
  ["Phone 740-555-0117, mornings or evenings.", ["Mornings or evenings"]],
  ["Ring 740-555-0117 between 9 and 12.", ["Between 9 and 12"]],
  ["Call Bev on 740-555-0117.", []],
  ["Call us for a quote, 740-555-0117.", []],
])("C-36.271 beside the number of '%s' stands %j", (sentence, notes) => {
  const description = `We throw bowls in York. ${sentence}`;
  const form = { description, contact: { country: "US" }, goals: ["Generate Leads"] };
  expect(textsOf({ ...form, pages: ["Home", "Contact"] }, /^\/contact#reach\..+\.note$/u)).toEqual(notes);
  // The foot of the page is the one place of the number on a site without a page or a section for the contact.
  expect(textsOf({ ...form, pages: ["Home"] }, /^\*#footer\..+\.note$/u)).toEqual(notes);
});
