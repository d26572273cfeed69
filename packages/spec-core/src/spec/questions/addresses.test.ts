import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const at = (address: string, country: string, contentNotes = ""): Answers => ({
  niche: "Singing lessons",
  pages: ["Home", "Contact"],
  contact: { country, address, phone: "01 555 0100", email: "a@sing.example", openingHours: "Mon-Fri 9-5" },
  contentNotes,
});

it.each(["Please don't put the house number up.", "I'd rather not have the street name on."])(
  "C-32.1086 of who wrote '%s' the address for the legal pages is asked, never the number",
  (notes) => {
    const ids = asked(at("Kinvara, Co. Galway", "IE", notes)).map(({ id }) => id);
    expect(ids).toContain("legal-address");
    expect(ids).not.toContain("address-whole");
    expect(find(at("Kinvara, Co. Galway", "IE", notes), "legal-address")?.question).toMatch(
      /^You do not want your whole address shown\./,
    );
  },
);

it("C-32.1087 a wish about a picture of the street hides no address", () => {
  const answers = at("Kinvara, Co. Galway", "IE", "Please don't use the street photo.");
  expect(find(answers, "legal-address")).toBeUndefined();
});

it.each([
  ["8 Coppergate, Malton", "GB"],
  ["Farm Uitkyk, Montagu", "ZA"],
  ["Grange Farm, Malton", "GB"],
])(
  "C-32.1088 no page waits for the code of '%s', nor for a number that a farm has not",
  (address, country) => {
    expect(find(at(address, country), "address-whole")?.blocks ?? "nothing").toBe("nothing");
  },
);

it.each(["Coppergate Street, Malton", "Malton"])("C-32.1089 '%s' lacks what the law asks for", (address) => {
  expect(find(at(address, "GB"), "address-whole")?.blocks).toBe("launch");
});

it.each([
  ["Unit 2, Tannery Works, Malton YO17", "GB", "launch", "whole postcode"],
  ["Ulmenstraße, 12345 Alby", "DE", "launch", "number"],
  ["Coppergate Road, Malton YO17 7AB", "GB", "launch", "number"],
  ["Ulmenstraße 4, 12345 Alby", "DE", undefined, ""],
  ["Mill House, Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
  ["Off Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
  ["14 Coppergate Road, Malton YO17 7AB", "GB", undefined, ""],
])("'%s' in %s lacks a part that the legal pages print: %s", (address, country, blocks, part) => {
  const question = find(at(address, country), "address-whole");
  expect(question?.blocks).toBe(blocks);
  expect(question?.question ?? "").toContain(part);
});

it.each([
  ["Don't put the street on the site, just say Kinvara.", false],
  ["Please keep the street off the site, Kinvara is enough.", false],
  ["Don't put the street on the site.", true],
])("of '%s' the place to name is asked: %s", (contentNotes, isAsked) => {
  const answers: Answers = { ...at("", "IE", contentNotes), goals: ["Sell Products"] };
  expect(find(answers, "legal-address")?.question ?? "").toMatch(
    isAsked ? /Which place may the site name/ : /^(?!.*Which place)/,
  );
});

it.each([
  ["Mobile hairdresser", false],
  ["Hairdresser", true],
])("a %s with a hidden address is asked how people learn where to come: %s", (niche, isAsked) => {
  const answers: Answers = {
    niche,
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@sing.example", address: "Malton, please do not print the road" },
  };
  const text = find(answers, "address-withheld")?.question ?? "";
  expect(/where to come/.test(text)).toBe(isAsked && text !== "");
});
