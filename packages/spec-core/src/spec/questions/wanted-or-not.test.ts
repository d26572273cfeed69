import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

const contact = { email: "hello@alder.example", country: "GB" };
const saying = (description: string, more: Answers = {}): Answers => ({
  niche: "Hedge cutter",
  pages: ["Home", "Contact"],
  goals: ["Generate Leads"],
  contact,
  description,
  ...more,
});

it.each([
  "Text me rather than ring as I am up a ladder.",
  "Most of my customers ring.",
  "Nobody fills in forms round here.",
  "I can't answer my phone while I drive, text or WhatsApp instead.",
  "Most of ours just phone, they never fill in a contact form.",
  "Please call rather than email.",
])("where the client says '%s' it is asked if there should be a form at all", (description) => {
  expect(questionOf(saying(description), "form-recipient")).toMatch(/^You say how people should contact you/);
});

it.each(["get people to text me", "folk ringing to book a table"])(
  "the goal '%s' leaves a form in doubt",
  (goal) => {
    expect(questionOf(saying("I cut hedges.", { goals: [goal] }), "form-recipient")).toMatch(
      /^You say how people should contact you/,
    );
  },
);

it.each([
  ["I cut hedges in Kent.", {}],
  ["Most of my hedges are yew.", {}],
  ["The form should ask for a photo and the length of the hedge.", {}],
  ["I cut hedges.", { goals: ["so people stop ringing to ask the price"] }],
  ["In an emergency call, do not fill in the form.", {}],
] as const)("'%s' leaves no form in doubt", (description, more) => {
  expect(questionOf(saying(description, more as Answers), "form-recipient")).not.toMatch(/^You say how/);
});

it("where files go is asked, and never in which format", () => {
  const question = questionOf(saying("Quote form with address and a photo upload please."), "uploads");
  expect(question).toMatch(/^Where do the files go/);
  expect(question).not.toMatch(/format|large|which files/i);
});

it.each([
  ["Tree surgeon", "Logs for sale, £95 a load, delivered locally.", /^What wood is it.*one load/],
  ["Gardener", "We also sell compost and deliver it.", /^How much is one load/],
  ["Tree surgeon", "We chip the logs and take them away.", null],
  ["Gardener", "Compost $60 a yard installed.", null],
  ["Egg farm", "Eggs for sale at the gate.", null],
] as const)("a %s who says '%s' is asked about the goods: %s", (niche, description, asked) => {
  const text = questionOf({ niche, description, contact: { country: "GB" } }, "goods-beside");
  if (asked === null) expect(text).toBe("");
  else expect(text).toMatch(asked);
});

const pottery: Answers = {
  niche: "Glass studio: courses and a shop",
  goals: ["Sell Products"],
  pages: ["Home"],
  customPages: ["Courses", "Shop"],
  description: "Our courses run on Fridays. At the front is the shop, mostly bowls and vases.",
  contact: { country: "GB" },
};

it("a shop beside courses is asked what is sold on the site and how it is sent", () => {
  expect(questionOf(pottery, "delivery")).toMatch(
    /^Which of your goods can people buy on the site.*How do you deliver/,
  );
  // Courses alone are not delivered.
  const courses = { ...pottery, customPages: ["Courses"], description: "Our courses run on Fridays." };
  expect(find(courses, "delivery")).toBeUndefined();
});

it("of vouchers only what is open is asked, and those sold before if there are any", () => {
  const of = (what: string, description: string): string =>
    questionOf(
      {
        ...pottery,
        customPages: ["Gift vouchers"],
        description,
        offers: [{ name: "Gift voucher", what, price: "£30" }],
      },
      "vouchers",
    );
  expect(of("", "We want gift vouchers on the site.")).toMatch(/what they are for.*how long they are valid/);
  expect(of("for any course, valid 12 months", "Gift vouchers please.")).not.toMatch(
    /what they are for|valid/,
  );
  expect(of("", "We sold ninety gift vouchers by hand last year.")).toMatch(/sold before are still good/);
  expect(of("", "We want gift vouchers on the site.")).not.toMatch(/sold before/);
});

it.each([
  [
    "Book now button, goes to my Zenlane page.",
    /^What is the exact address of your booking page, and can people/,
  ],
  [
    "Bookings go through Fresha, please embed it.",
    /^What is the exact address.*on the page or at its own address/,
  ],
  ["Bookings go through Fresha at fresha.com/alder, just a button.", /^Can people book all there/],
])("'%s' leaves open: %s", (description, asked) => {
  const text = questionOf(
    { niche: "Barber", goals: ["Book Appointments"], pages: ["Home"], description },
    "booking-tool-access",
  );
  expect(text).toMatch(asked);
});

it("a named service is not asked for again, and keeps its own terms", () => {
  const answers: Answers = {
    niche: "Pilates studio",
    goals: ["Book Appointments"],
    pages: ["Home", "Contact"],
    description:
      "The booking goes over Zenlane, you must only make a button. Cancel is free until 24 hours before.",
    contact: { country: "DE" },
  };
  expect(find(answers, "booking-tool")).toBeUndefined();
  expect(find(answers, "booking-terms")).toBeUndefined();
});

it("a body that the answers name is asked for its number, whatever other number they give", () => {
  const physio = (description: string): string =>
    questionOf(
      {
        niche: "Chartered physiotherapist",
        pages: ["Home", "Contact"],
        registrationNumber: "CRO 612345",
        description,
        contact: { country: "IE" },
      },
      "profession",
    );
  expect(physio("Own practice since 2018. CORU registered.")).toMatch(/^Which CORU registration number/);
  expect(physio("I am a physiotherapist, CORU PT012345.")).not.toMatch(/CORU registration number/);
});

it("a button to a booking service sets no cookies, an embedded one may", () => {
  const ofLegal = (description: string): boolean =>
    projectOf(
      onboardingSchema.parse({
        formData: { niche: "Barber", pages: ["Home"], goals: ["Book Appointments"], description },
      }),
      context,
    ).legal.setsCookies;
  expect(ofLegal("Booking button at the top, goes to my Fresha page.")).toBe(false);
  expect(ofLegal("You only need to make a button, people book on Fresha.")).toBe(false);
  expect(ofLegal("Please embed the Fresha calendar.")).toBe(true);
});
