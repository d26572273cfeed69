import { describe, expect, it } from "vitest";
import { professionOf, registrationLine } from "./profession.ts";

describe("regulated professions", () => {
  it.each([
    ["Solicitor in York", "lawyer"],
    ["Dental practice on the South Mall, three dentists", "dentist"],
    ["I work as a psychotherapist in private practice in Graz.", "therapist"],
    ["A family estate agency in Jávea", "estate-agent"],
    ["I am an LPN, not a podiatrist.", "nurse"],
    ["Registered nurse for foot care", "nurse"],
    ["Hi I'm Becky, Ofsted registered childminder in Headingley.", "care"],
    ["Sunny Sprouts is a licensed home daycare for six children.", "care"],
    ["We are a firm of chartered accountants in Durban.", "accountant"],
    ["My husband and I run a care home in Ludlow.", "care"],
    ["Our dental practice in Wrocław was founded by my mother.", "dentist"],
    ["House call vet for dogs and cats.", "vet"],
    ["Wir sind Steuerberater in Frankfurt.", "accountant"],
  ])("C-33.6 %j is one", (text, id) => {
    expect(professionOf([], [text])?.id).toBe(id);
  });

  it.each([
    ["plumber and heating engineer", "installer"],
    ["Vet for horses", "vet"],
    ["architects for house extensions and loft conversions", "architect"],
    ["Gas engineer Leeds", "installer"],
    ["home visiting podiatrist", "therapist"],
  ])("C-33.6 the trade %j is one", (trade, id) => {
    expect(professionOf([trade], [])?.id).toBe(id);
  });

  it.each([
    "Singer for weddings, parties and care homes",
    "Care home entertainer",
    "Hairdresser in nursing homes",
    "vet practice software",
    "Dog daycare",
  ])("C-33.6 the trade %j is none", (trade) => {
    expect(professionOf([trade], [])).toBeNull();
  });

  it.each([
    "Software for dentists and doctors",
    "Bike doctor on the high street",
    "We clean offices for lawyers",
    "Tree surgeon",
    "Plant nursery",
    "Tunics for registered nurses",
    "Oak tables",
    "I also go into three care homes every week.",
    "I do two care homes as well.",
    "We also sing at care homes.",
    "I cut hair in nursing homes and at the hospital.",
    "Care homes, clubs and weddings welcome.",
    "We visit a nursing home every month.",
    "Behaviour cases need a vet referral first.",
    "Your architect's drawing isn't a price.",
    "Please ask your doctor first.",
    "Call a vet if the horse is lame.",
    "A vet must have seen a lame horse first.",
    "Our vet is Aldersey House, they are on call day and night.",
    "I was a veterinary nurse for nineteen years.",
    "My studio is above the pharmacy.",
    "Next door is a dentist.",
    "I am a personal trainer, not a physiotherapist.",
    "Daycare toys we wash in a separate bucket.",
    "I'm married to a solicitor.",
    "",
  ])("C-33.6 %j is none", (text) => {
    expect(professionOf([], [text])).toBeNull();
  });

  it("C-33.6 the line names the country's own body, in the Union Article 5, and nothing of a country not known", () => {
    const lawyer = professionOf(["Solicitor"], []);
    expect(lawyer && registrationLine(lawyer, "GB")).toContain("Solicitors Regulation Authority");
    expect(lawyer && registrationLine(lawyer, "FR")).toContain("Directive 2000/31/EC, Article 5(1)(f)");
    expect(lawyer && registrationLine(lawyer, null)).not.toMatch(/Directive|SRA|bar/);
  });
});
