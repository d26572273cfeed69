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
