import { expect, it } from "vitest";
import { type Answers, questionOf } from "../asked.fixture.ts";

const entry = (niche: string, description: string, country = "GB", more: Answers = {}): string =>
  questionOf({ niche, description, pages: ["Home", "Contact"], contact: { country }, ...more }, "profession");

it("a care provider in England is asked for the rating, the date and the page that its site has to show", () => {
  const asked = entry("Home care agency", "We visit people at home. Registered with the CQC.");
  expect(asked).toMatch(/overall rating, the date of its report and the address of your page at CQC/);
  expect(asked).toMatch(/Is a panel with a link enough/);
});

it("what the answers tell of the rating is not asked again", () => {
  const said = "Registered with CQC, rated Good in the report of May 2024.";
  expect(entry("Home care agency", said)).toMatch(/once there is one: the address of your page at CQC/);
  expect(entry("Home care agency", `${said} The page is cqc.org.uk/location/1-123456789.`)).not.toMatch(
    /rating|panel/,
  );
});

it("neither a care provider in Scotland nor a childminder nor a dentist has a rating to show", () => {
  expect(entry("Home care agency", "Registered with the Care Inspectorate.")).not.toMatch(/rating/);
  expect(entry("Childminder", "I mind two children, registered with Ofsted.")).not.toMatch(/rating/);
  expect(entry("Dentist", "I am a dentist, registered with GDC and CQC.")).not.toMatch(/rating/);
});

it("solicitors are asked for the number of the firm, its authorised name, the badge and the insurer", () => {
  const asked = entry("Solicitors", "We are Ann Lee and Tom Roy, regulated by the SRA.");
  expect(asked).toMatch(/SRA registration number of the firm/);
  expect(asked).not.toMatch(/each of you/);
  expect(asked).toMatch(/exact name under which it is authorised and the code of the SRA's digital badge/);
  expect(asked).toMatch(/insurer with its contact details, and the countries covered/);
});

it("architects in Britain name their insurer, those in Ireland and osteopaths do not by this law", () => {
  expect(entry("Architect", "I am an architect, registered with ARB.")).toMatch(/indemnity insurance/);
  expect(entry("Architect", "I am an architect.", "IE")).not.toMatch(/indemnity/);
  expect(entry("Osteopath", "I am an osteopath.")).not.toMatch(/indemnity/);
});
