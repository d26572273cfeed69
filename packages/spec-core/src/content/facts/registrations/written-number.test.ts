import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";
import { writtenNumber } from "./written-number.ts";

it.each([
  ["will find, ends in RR0001", ""],
  ["dont know it, ask my accountant", ""],
  ["applied for 12.3.2025", ""],
  ["12345678 I think", ""],
  ["starts with 87", ""],
  ["HRB 41xxx - I send the rest with the contract", ""],
  ["12345678, I send you the certificate", "12345678"],
  ["HCPC registered", ""],
  ["yes", ""],
  ["", ""],
  ["12345678, will find the VAT one", "12345678"],
  ["KRS 0000123456, NIP 856-734-62-15, REGON ask the bookkeeper", "KRS 0000123456, NIP 856-734-62-15"],
  ["Company no. 12345678 (VAT not yet)", "Company no. 12345678"],
  ["must ask for the KRS, NIP 856-734-62-15", "NIP 856-734-62-15"],
  ["HRB 104772, Amtsgericht Bamberg", "HRB 104772, Amtsgericht Bamberg"],
  ["01234567, VAT GB 123 4567 89", "01234567, VAT GB 123 4567 89"],
  ["CHE-116.281.710 MWST", "CHE-116.281.710 MWST"],
])("the number in '%s' is '%s'", (answer, number) => {
  expect(writtenNumber(answer)).toBe(number);
});

const registrationOf = (registrationNumber: string, country: string, confirms = false) => {
  const form = formDataSchema.parse({ registrationNumber, contact: { country } });
  const { facts } = publicWords(form);
  const wordChoices = facts.map(({ id }) => ({ id, print: true }));
  return (confirms ? publicWords({ ...form, wordChoices }) : { facts }).facts.map(({ text, isConfirmed }) => [
    text,
    isConfirmed,
  ]);
};

it("a remark in the field for the number is none", () => {
  expect(registrationOf("will find, ends in RR0001", "CA")).toEqual([]);
});

it("a number whose check digits are wrong waits until the client confirms it", () => {
  const wrong = "NIP 873-000-04-17";
  expect(registrationOf(wrong, "PL")).toEqual([[wrong, false]]);
  expect(registrationOf(wrong, "PL", true)).toEqual([[wrong, true]]);
  expect(registrationOf(`KRS 0000123456, ${wrong}`, "PL")).toEqual([[`KRS 0000123456, ${wrong}`, false]]);
  expect(registrationOf("NIP 856-734-62-15", "PL")).toEqual([["NIP 856-734-62-15", true]]);
});

it.each([
  ["Company no. 09876543, registered in Scotland", "09876543, registered in Scotland"],
  ["Registered company number: SC123456", "SC123456"],
  ["09876543", "09876543"],
  ["Company no. 09876543, VAT GB123456789", "Company no. 09876543, VAT GB123456789"],
  ["Charity no. 1123456", "Charity no. 1123456"],
])("C-30.713 a single company number in '%s' is '%s', without its label", (answer, number) => {
  expect(registrationOf(answer, "GB")[0]?.[0]).toBe(number);
});
