import { expect, it } from "vitest";
import { type Answers, find, questionOf } from "../asked.fixture.ts";

it.each([
  ["London SE3 (I don't want the house number on the site)", true],
  ["Glasgow (I work from home, no street address on the site please)", true],
  ["No 4 The Street, Norwich NR1 1AA", false],
  ["Hill Farm, Llanfair, Powys SY21 0DQ (no house number, first gate on the left)", false],
  ["12 High St, Leeds LS1 4AB, not far from London Road", false],
  ["Leeds, no street please", true],
  ["12 High Street, Ely CB7 4JU", false],
])(
  "C-32.1392 the remark in the address box, '%s', makes another address necessary: %s",
  (address, isAsked) => {
    const answers: Answers = {
      niche: "tutor",
      pages: ["Home", "Contact"],
      contact: { country: "GB", address },
    };
    expect(find(answers, "legal-address") !== undefined).toBe(isAsked);
  },
);

it("C-32.1354 who puts no telephone is not asked for a number", () => {
  const school = (onlyForUs: string) => ({
    niche: "language school",
    pages: ["Home" as const, "Contact" as const],
    onlyForUs,
    contact: { country: "ES", email: "hola@escuela.example" },
  });
  expect(questionOf(school("Telephone we do not put."), "contact-details")).not.toContain("phone number");
  expect(questionOf(school(""), "contact-details")).toContain("phone number");
});

it("when one may call is quoted where the days are asked for", () => {
  const description = "Ring 085 555 0142 after 6.";
  const answers: Answers = { description, pages: ["Home", "Contact"], contact: { country: "IE" } };
  expect(find(answers, "contact-details")?.quotes).toEqual(["after 6"]);
});

it.each([
  ["An online shop would be nice.", false],
  ["We want a real shop later.", false],
  ["Our shop is behind the church.", true],
])("C-32.1050 '%s' tells of a place with opening hours: %s", (contentNotes, hasPlace) => {
  const answers: Answers = {
    pages: ["Home", "Contact"],
    contentNotes,
    contact: { country: "GB", phone: "01904 960 554" },
  };
  expect(/opening hours should/.test(questionOf(answers, "contact-details"))).toBe(hasPlace);
});
