import { describe, expect, it } from "vitest";
import { askedFields } from "./asked-fields.ts";

const labels = (...sentences: string[]): string[] =>
  askedFields(sentences, { present: [] }).map(({ label }) => label);

describe("a sentence that lists what a form asks gives it these fields", () => {
  it.each<[string, string[]]>([
    [
      "Form: site, bridge make, capacity, last cert date.",
      ["Site", "Bridge make", "Capacity", "Last cert date"],
    ],
    [
      "Quote form - boat make, length, year, where lying, what wrong, upload pics.",
      ["Boat make", "Length", "Year", "Where lying"],
    ],
    [
      "An appointment request form (name, phone, medical aid, preferred day, morning/afternoon).",
      ["Medical aid", "Preferred day", "Morning/afternoon"],
    ],
    [
      "I want a thing where people put in how many bedrooms and if it's a bond clean and what date",
      ["How many bedrooms", "Is it a bond clean?", "What date"],
    ],
    [
      "put in how many bedrooms and if it's a bond clean and what date and it comes to me as a text not an email.",
      ["How many bedrooms", "Is it a bond clean?", "What date"],
    ],
    ["a form where they put rooms, from where to where, and photos", ["Rooms", "From where to where"]],
    ["Can we have a form where they put from and to postcodes?", ["From postcode", "To postcode"]],
    ["people fill in rego, make and what is wrong", ["Rego", "Make"]],
    [
      "and a thing where they put in rego and what's wrong and what day suits and we ring them back, not an actual booking because I need to look at the diary.",
      ["Rego", "What day suits"],
    ],
    [
      "waiting list form - name, town, how many horses, barefoot or shod, last done when.",
      ["Town", "How many horses", "Barefoot or shod", "Last done when"],
    ],
    [
      "I'd like a form where they tell you how many rooms and from where to where, and can they put in photos of the rooms, that would save me half the driving.",
      ["How many rooms", "From where to where"],
    ],
    [
      "The contact form should ask for name, their postcode and size of garden.",
      ["Postcode", "Size of garden"],
    ],
    [
      "Enquiry: name, dog's name, breed, whether they have a garden, no age",
      ["Dog's name", "Breed", "Do you have a garden?"],
    ],
    ["Form: who they are, best phone number, phone/email, what they're after, how big", ["How big"]],
    ["Form: how many children, target, title", ["How many children", "Target", "Title"]],
    ["Customers can fill in where they live, roof type; website", ["Where you live", "Roof type", "Website"]],
  ])("%s", (sentence, expected) => {
    expect(labels(sentence)).toEqual(expected);
  });

  it("a list belongs to the sentence before it, where that has its form", () => {
    expect(labels("An appointment request form", "(name, phone, medical aid, file number).")).toEqual([
      "Medical aid",
    ]);
    expect(
      labels("a thing where they put in rego", "and what's wrong and what day suits and we ring"),
    ).toEqual(["Rego", "What day suits"]);
    expect(labels("We like pears", "and what day suits, how big")).toEqual([]);
    expect(labels("We like pears", "(name, phone, size).")).toEqual([]);
  });
});

it.each([
  "The form of the vase",
  "The form of the vase: size, colour and weight",
  "We make forms, moulds and casts.",
  "We make forms: size, make and colour.",
  "no form please",
  "No form: name, phone, size of boat",
  "We form, fire and glaze",
  "We form - size, colour, shape",
  "Legal form: Ltd, year 2009",
  "A form that is simple, short and where people see it",
  "Contact form - simple, short, with name",
  "Contact form: on the home page, footer and where people look",
  "Pre-order form, pick the loaf, pick the day, pay at the counter.",
  "Wholesale = just an enquiry form, no prices.",
  "Enquiry form (weddings, parties, corporate)",
  "New patient form as a PDF: name, age, address",
  "Job application form: name, years of experience",
  "Customers tell us we are quick, kind and cheap.",
  "We put in kitchens, baths and what you like.",
  "Put in a map, a gallery and a chat",
  "People fill in a form, sign it and pay.",
  "A reminder thing where they put in their email and it tells them in three years",
  "The form should not ask for age, address and income",
  "Form: we ring them back, what a day",
  "Form: 07700 900123, jo@kiln.example, what",
])("no field is read from '%s'", (sentence) => {
  expect(labels(sentence)).toEqual([]);
});

it.each([
  [["Form: name, date of birth, breed", "No date of birth."], ["Breed"]],
  [
    ["Form: boat make, size, age", "Please do not ask for age or income in the form."],
    ["Boat make", "Size"],
  ],
  [
    ["Form: boat make, size, address", "Please don't ask for address"],
    ["Boat make", "Size"],
  ],
  [
    ["Form: size, no address", "Form: address, year"],
    ["Size", "Year"],
  ],
  [["Form: card number, password, medical details, health, size"], ["Size"]],
])("what is private or refused is not asked: %j", (sentences, expected) => {
  expect(labels(...sentences)).toEqual(expected);
});

it("a refusal that nobody else may read keeps a field out too", () => {
  const fields = askedFields(["Form: size, age"], { present: [], refusals: ["Do not ask for age"] });
  expect(fields.map(({ label }) => label)).toEqual(["Size"]);
});

it("what a form for bookings asks anyway is not asked twice", () => {
  const sentence = "Form: name, preferred date, time, how many people, which treatment, allergies";
  const fields = askedFields([sentence], { present: ["day", "time", "guests", "choice"] });
  expect(fields.map(({ label }) => label)).toEqual(["Allergies"]);
});

it("a form has eight further fields at most, each with a name of its own and with words of five at most", () => {
  const many = Array.from({ length: 40 }, (_, index) => `size ${index}`).join(", ");
  expect(labels(`Form: ${many}`)).toHaveLength(8);
  expect(labels("Form: size, Size, the size, year that you bought it from somebody, make")).toEqual([
    "Size",
    "Make",
  ]);
  const names = askedFields(["Form: website, size, boat’s name"], { present: [] }).map(({ name }) => name);
  expect(names).toEqual(["website-2", "size", "boats-name"]);
});

it("markup and addresses are no labels", () => {
  expect(labels('Form: size, <script>alert(1)</script>, "><b>, a@b.example, x.example, make')).toEqual([
    "Size",
    "Make",
  ]);
});

it.each(["form ", "(", "size, ", "people put in ", "form where they ", "do not ask for ", " and", "they "])(
  "a long sentence of '%s' gives eight fields at most",
  (part) => {
    const text = part.repeat(20_000 / part.length);
    expect(labels(`Form: ${text}`, text).length).toBeLessThanOrEqual(8);
  },
);
