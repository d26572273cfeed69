import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";

const onPage = (name: string, answers: Answers = {}): string | undefined =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name)?.question;

describe("questions about what is said already", () => {
  it.each([
    "Floor plans",
    "Seating plan",
    "Kitchen plans",
    "Care plans",
    "Meal plans",
    "Business plans",
    "Plan d’accès",
    "Home help",
    "Help & support",
    "Help with benefits",
  ])("C-32.68 a page '%s' is neither about joining nor about helpers", (name) => {
    expect(onPage(name)).not.toMatch(/join or subscribe|helpers|Which tips/);
  });

  it.each([
    ["Plans", /join or subscribe/],
    ["Our plans", /join or subscribe/],
    ["Plans & prices", /Which prices|join or subscribe/],
    ["Maintenance plans", /join or subscribe/],
    ["How you can help", /helpers/],
    ["Help us", /helpers/],
    ["Volunteer", /helpers/],
    ["Get help", /Who can get help/],
    ["Plan d'accès", /parking and public transport/],
    ["Floor plans", /Which files/],
  ])("C-32.69 a page '%s' is asked about as %s", (name, question) => {
    expect(onPage(name)).toMatch(question);
  });

  const contact = { country: "GB", phone: "0113 496 0123", email: "a@kiln.example" };

  it("C-32.70 whether a phone number may be shown is asked only while that is open", () => {
    const inText = { pages: ["Home", "Contact"], description: "We mend boilers. Ring 0113 496 0123." };
    expect(find(inText, "words-waiting")).toMatchObject({ quotes: ["0113 496 0123"], blocks: "launch" });
    expect(find({ pages: ["Home", "Contact"], contact }, "words-waiting")).toBeUndefined();
    const { words } = projectOf(onboardingSchema.parse({ formData: inText }), context);
    const wordChoices = words.facts.map(({ id }) => ({ id, print: true }));
    expect(find({ ...inText, wordChoices }, "words-waiting")).toBeUndefined();
  });

  it("C-32.71 of allowed phone numbers only the order is asked", () => {
    const description = "Ring 0113 496 0123. You can also ring 0113 496 0456. We mend clocks.";
    const numbers = { pages: ["Home", "Contact"], description, contact: { country: "GB" } };
    const { words } = projectOf(onboardingSchema.parse({ formData: numbers }), context);
    const wordChoices = words.facts.map(({ id }) => ({ id, print: true }));
    expect(questionOf(numbers, "phone-first")).toMatch(/which may we show, and which comes first/);
    const allowed = questionOf({ ...numbers, wordChoices }, "phone-first");
    expect(allowed).toBe("Of these phone numbers, which comes first?");
  });

  const priced = {
    pages: ["Home", "Pricing", "Contact"],
    niche: "Dog groomer",
    description: "Full groom £45. Nail clip £12. Bath £20.",
    contact,
  };

  it.each(["Sole trader", "Self-employed", "Partnership"])(
    "C-32.72 a %s in the United Kingdom is asked for no company number, and for VAT only where registered",
    (legalForm) => {
      const question = questionOf({ ...priced, legalForm }, "registration");
      expect(question).toMatch(/VAT number, if it is registered for VAT, and who runs it\?/);
      expect(question).not.toMatch(/registration number|legal pages have to/);
    },
  );

  it.each(["Ltd", "LLP", "Limited partnership"])("C-32.73 a %s is asked for its number", (legalForm) => {
    expect(questionOf({ ...priced, legalForm }, "registration")).toMatch(
      /registration number and VAT number/,
    );
  });

  it("C-32.74 a sole trader without prices is asked only who runs the business, unless the answers name somebody", () => {
    const { description: _, ...rest } = { ...priced, pages: ["Home", "Contact"], legalForm: "Sole trader" };
    expect(questionOf(rest, "registration")).toBe("");
    expect(questionOf(rest, "business-owner")).toMatch(/^Who runs your business/);
    const named = { ...rest, description: "Kelly Hargreaves is the owner. She grooms dogs." };
    expect(questionOf(named, "business-owner")).toBe("");
  });

  it.each([
    ["Emergency call-out 24/7 on 01392 496055. Call-out fee is £95 in the day, £140 after 6pm.", undefined],
    ["Emergency call-out 24/7 on 01392 496055, usually within the hour.", "what it costs?"],
    ["We mend boilers in Exeter.", "when they can call, at which number and what it costs?"],
    ["Out of hours we charge £80.", "when they can call and at which number?"],
  ])("C-32.75 beside '%s' the page on emergencies waits for: %s", (description, open) => {
    expect(onPage("Emergency", { description })).toBe(
      open && `What should people know in an emergency: ${open}`,
    );
  });
});

it("C-32.855 a place that becomes free is quoted with the list, and asked for the way onto it", () => {
  const said = "I am full but I keep a list and there's a place coming up in June when Tom leaves.";
  const question = find({ niche: "Stables", description: `I keep horses. ${said}` }, "place-free");
  expect(question?.quotes).toEqual([said]);
  expect(question?.question).toMatch(/get on your list/);
});

it("C-32.856 the blog's writer and rhythm are not asked where they are told", () => {
  const blog = (contentNotes: string): string =>
    questionOf({ niche: "Tutor", pages: ["Home", "Blog"], contentNotes }, "blog");
  expect(blog("I will write the blog myself, maybe one longer answer to a reader a month.")).not.toMatch(
    /Who writes/,
  );
  expect(blog("The blog is about birds.")).toMatch(/Who writes/);
});

it("C-32.857 an exact address that is to stay off is asked as one for the legal pages", () => {
  const contentNotes = "Don't want my exact address up, people get it when they book.";
  const hidden = {
    niche: "Potter",
    pages: ["Home", "Contact"],
    contentNotes,
    contact: { country: "IE", phone: "01 555 0127" },
  };
  expect(find(hidden, "legal-address")?.quotes).toEqual([contentNotes]);
  expect(questionOf(hidden, "contact-details")).not.toMatch(/postal address/);
  expect(find({ ...hidden, contentNotes: "I want my address up." }, "legal-address")).toBeUndefined();
});

it("C-32.858 of a tool whose link is to come the name, address, account and what is booked there are asked", () => {
  const salon = (contentNotes: string, goals: string[]) =>
    find({ niche: "Nail studio", pages: ["Home"], goals, contentNotes }, "booking-tool");
  const said = "Book button goes to our booking app, will send link.";
  expect(salon(said, ["Book Appointments"])).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/^What is your booking tool called, at which address.*book all there/),
  });
  expect(salon("I want a book button.", ["Book Appointments"])?.question).toMatch(/Or should people/);
});

it("C-32.859 without pictures a site that is to show works is not complete", () => {
  const pictures = (goals: string[]) =>
    find({ niche: "Nail studio", pages: ["Home"], goals }, "pictures")?.blocks;
  expect(pictures(["Showcase Portfolio"])).toBe("page");
  expect(pictures(["Share Information"])).toBe("nothing");
});
