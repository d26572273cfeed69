import { describe, expect, it } from "vitest";
import { formDataSchema } from "../onboarding/form-data.ts";
import { publicWords } from "./public-words.ts";

const read = (description: string) =>
  publicWords(formDataSchema.parse({ description, contact: { country: "GB" } }));
const proposalOf = (text: string) =>
  read(`We mend boats in Oban.\n01631 496 011\n${text}`).statements.find(
    (statement) => statement.text === text,
  )?.proposal;

describe("a sentence with a number that is not for visitors is not proposed for print", () => {
  it.each(["vet is Wold Vets 01507 604 118", "Heat Merchants account HM4418204", "Mapfre 055 1188 4220"])(
    "%s",
    (text) => {
      expect(proposalOf(text)).toBe("keep");
    },
  );

  it.each([
    "180.000 bottles a year and a tasting room",
    "Boats built 1998-2004 and older",
    "Moorings from £12,500",
  ])("but this is: %s", (text) => {
    expect(proposalOf(text)).toBe("print");
  });

  it("a fax number beside a telephone number is no such number", () => {
    const { statements } = read("We mend boats in Oban.\nTel 01631 496 011, Fax 01631 496 012");
    expect(statements.map(({ proposal }) => proposal)).toEqual(["print", "print"]);
  });
});

describe("C-30.191 nobody is named by a remark that is kept from visitors", () => {
  it.each([
    ["My daughter Lena (16) helps Saturdays with the washing, not official.", "person"],
    ["My brother Karl is in debt and helps at the desk.", "person"],
  ])("%s", (text, kind) => {
    const found = read(`We mend boats in Oban. ${text}`).facts.filter((fact) => fact.kind === kind);
    expect(found.filter(({ proposal }) => proposal === "print")).toEqual([]);
  });

  it("but somebody in a sentence for visitors is", () => {
    const { facts } = read(
      "We mend boats in Oban. Our head fitter Lena Boyd has 20 years of engines behind her.",
    );
    expect(
      facts.filter(({ kind }) => kind === "person").map(({ value, proposal }) => [value, proposal]),
    ).toEqual([["Lena Boyd", "print"]]);
  });
});

it("in dictated text a telephone number is judged by its own part", () => {
  const { facts } = read(
    "tree work hedges and stump grinding all over the Wirral we clear everything away and leave it tidy quotes are free and usually the same day we also do fencing and patios in the summer months and log deliveries in the winter ring us on 0151 496 0127 my brother has a court date in may and we owe the bank",
  );
  expect(facts.filter(({ kind }) => kind === "phone").map(({ proposal }) => proposal)).toEqual(["print"]);
});

it("an e-mail address on the line after a sentence that ends in an abbreviation begins a sentence of its own", () => {
  const { statements } = read("Lisa and Jan run the GmbH. hallo@lichtspiel.example");
  expect(statements.map(({ text }) => text)).toEqual([
    "Lisa and Jan run the GmbH.",
    "hallo@lichtspiel.example",
  ]);
});

describe("C-29.704 the number of the business, typed into its field, does not withhold a sentence", () => {
  const read = (text: string) =>
    publicWords(
      formDataSchema.parse({
        description: `We mend boats in Oban. ${text}`,
        contact: { phone: "01631 496011", country: "GB" },
      }),
    ).statements.at(-1);

  it.each(["Bookings by phone only please, (01631) 496 011.", "Easiest is to text me on +44 1631 496011."])(
    "%s",
    (text) => {
      expect(read(text)).toMatchObject({ text, kind: "unsure", proposal: "print", isPrinted: false });
    },
  );

  it("another number does", () => {
    expect(read("Account HM4418204 on 01631 496 011.")?.proposal).toBe("keep");
    expect(read("vet is Wold Vets 01507 604 118")?.proposal).toBe("keep");
  });
});
