import { expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { draftContent } from "./index.ts";

/** The texts of a page, where the owner agrees to everything that is proposed. */
function textsOn(page: string, formData: object): string[] {
  const form = onboardingSchema.parse({ formData: { businessName: "Mill & Moor", ...formData } });
  const { statements, facts } = publicWords(form.formData);
  const wordChoices = [...facts, ...statements].map(({ id }) => ({ id, print: true }));
  const spec = buildSpec({ ...form, formData: { ...form.formData, wordChoices } }, context);
  return draftContent(spec)
    .slots.filter((slot) => slot.page === page && slot.section !== "head")
    .map(({ text }) => text);
}

const offer = (name: string, price = "", what = "") => ({ name, price, what });

it("a sentence that begins with another offer is not on a page that shares a word with it", () => {
  const texts = textsOn("/kids-weeks", {
    niche: "Climbing school",
    description:
      "We are a climbing school in Hull. Wall sessions are two hours, for adults and kids. Kids weeks run in August and the children bring lunch.",
    offers: [offer("Wall sessions", "£20")],
    customPages: ["Kids weeks"],
  });
  expect(texts.join(" ")).toContain("Kids weeks run in August");
  expect(texts.join(" ")).not.toContain("Wall sessions");
});

it("a sentence that names a thing only late in a list is not on the page of that thing", () => {
  const texts = textsOn("/quinces", {
    niche: "Fruit farm",
    description:
      "We farm near Evesham. We grow plums in July, pears in August, apples in September, and quinces last.",
    customPages: ["Quinces"],
  });
  expect(texts.join(" ")).not.toContain("plums");
});

it("a page of prices and something beside lists everything with a price", () => {
  const texts = textsOn("/rates-and-availability", {
    niche: "Holiday cottages",
    description: "We let two cottages near Whitby.",
    offers: [offer("The Byre", "£600 a week"), offer("The Loft", "£450 a week")],
    customPages: ["Rates and availability"],
  });
  expect(texts).toEqual(expect.arrayContaining(["The Byre", "£600 a week", "The Loft", "£450 a week"]));
});

const trattoria = {
  niche: "Italian restaurant",
  description: "We are a family restaurant in Troy.",
  offers: [
    offer("Baked ziti", "$50 / $95", "half tray feeds 8, full 16"),
    offer("Meatballs", "$60 / $110"),
    offer("Cannoli", "$4"),
  ],
  contact: { country: "US" },
  pages: ["Home"],
  customPages: ["Menu", "Catering"],
};

it("trays are on the page of the catering, with all prices for the same two sizes, and not on the menu", () => {
  const catering = textsOn("/catering", trattoria);
  expect(catering).toEqual(expect.arrayContaining(["Baked ziti", "Meatballs"]));
  expect(catering).not.toContain("Cannoli");
  const menu = textsOn("/menu", trattoria);
  expect(menu).toContain("Cannoli");
  expect(menu).not.toContain("Baked ziti");
  expect(menu).not.toContain("Meatballs");
});

it("an offer that is called like the last words of a page is on it, one for the same people is not", () => {
  const surgery = {
    niche: "Dentist",
    description: "We are a dental practice in Leek. Plan costs £15 a month with two check-ups.",
    offers: [offer("Plan", "£15 per month"), offer("Patient consultation", "£40")],
    customPages: ["Smile plan", "Anxious patients"],
  };
  expect(textsOn("/smile-plan", surgery)).toEqual(expect.arrayContaining(["Plan", "£15 per month"]));
  expect(textsOn("/anxious-patients", surgery)).not.toContain("Patient consultation");
});

it("the page of the team has what the client says of everybody there", () => {
  const texts = textsOn("/team", {
    niche: "Sailing school",
    description: "We teach sailing in Cowes. All our instructors are first-aid trained.",
    pages: ["Home", "Team"],
  });
  expect(texts).toContain("All our instructors are first-aid trained.");
});

it("the address stands in the footer unless a note to the agency asks for reserve", () => {
  const shop = {
    niche: "Bookshop",
    description: "We sell books in Ely.",
    pages: ["Home", "Contact"],
    contact: { address: "4 Quay Row, Ely CB7 4BB", country: "GB" },
  };
  expect(textsOn("*", shop)).toContain("4 Quay Row, Ely CB7 4BB");
  const reserved = { ...shop, onlyForUs: "We may move, so nothing that lasts about the address please." };
  const form = onboardingSchema.parse({ formData: { businessName: "Mill & Moor", ...reserved } });
  const { slots } = draftContent(buildSpec(form, context));
  const withAddress = slots.filter(({ text }) => text.includes("Quay Row")).map(({ page }) => page);
  expect(withAddress).toContain("/contact");
  expect(withAddress).not.toContain("*");
});

it("the contact page says in the client's words when somebody is there if no list of hours does", () => {
  const texts = textsOn("/contact", {
    niche: "Cello lessons",
    description: "I give cello lessons in Bath. I teach Mondays and Tuesdays after school.",
    pages: ["Home", "Contact"],
  });
  expect(texts.join(" ")).toMatch(/Mondays and Tuesdays/u);
});
