import { expect, it } from "vitest";
import { isUnregistered } from "./unregistered.ts";

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
