import { expect, it } from "vitest";
import { isOfPartners, isUnregistered, printedForm } from "./unregistered.ts";

it.each([
  "Sole trader",
  "self-employed",
  "freelancer",
  "Partnership",
  "Einzelunternehmen",
  "GbR",
  "jednoosobowa działalność gospodarcza",
  "JDG",
  "Autónomo",
  "autonomo",
  "ditta individuale",
  "Eenmanszaak",
  "ZZP'er",
  "empresário em nome individual",
  "s.p.",
  "S. P.",
  "Enskild firma",
  "Enkeltmandsvirksomhed",
  "Enkeltpersonforetak",
  "toiminimi",
  "auto-entrepreneur",
  "Entreprise individuelle (EI)",
  "EI",
  "obrt",
  "spółka cywilna, me and my husband",
  "s.c.",
  "OSVČ",
])("'%s' is a person's own business", (legalForm) => {
  expect(isUnregistered(legalForm)).toBe(true);
});

it.each([
  "",
  "Ltd",
  "LLP",
  "Limited partnership",
  "Limited liability partnership",
  "GmbH",
  "e.K.",
  "S.p.A.",
  "sp. z o.o.",
  "sp. k.",
  "EURL",
  "SARL",
  "S.L.",
  "Lda",
  "d.o.o.",
  "AB",
  "Oy",
  "ApS",
  "SCIO",
  "autonomous body",
])("'%s' is none", (legalForm) => {
  expect(isUnregistered(legalForm)).toBe(false);
});

it.each([
  ["Partnership (my wife and me)", "Partnership"],
  ["Sole trader, maybe a company next year", "Sole trader"],
  ["sole trader I think", "sole trader"],
  ["LLC - my accountant has the papers", "LLC"],
  ["Ltd (ring Pete on 01632 960123)", "Ltd"],
  ["Einzelunternehmen (small business)", "Einzelunternehmen"],
  ["Limited company, registered in Scotland", "Limited company, registered in Scotland"],
  ["Rook Law LLP, regulated by the SRA", "Rook Law LLP, regulated by the SRA"],
  ["GmbH, HRB 12345", "GmbH, HRB 12345"],
  ["We are a partnership, me and Tom", ""],
  ["not sure, ask my accountant", ""],
])("of the legal form '%s' visitors read '%s'", (typed, printed) => {
  expect(printedForm(typed)).toBe(printed);
});

it.each([
  ["Partnership (just us two)", true],
  ["partnership of two", true],
  ["GbR", true],
  ["Limited partnership (family)", false],
  ["LLP (two partners)", false],
  ["Sole trader", false],
])("'%s' is a partnership of persons: %s", (legalForm, isPartnership) => {
  expect(isOfPartners(legalForm)).toBe(isPartnership);
});
