import { describe, expect, it } from "vitest";
import { type Answers, find, questionOf, vet } from "../asked.fixture.ts";

it.each([
  ["Anything urgent must say RING us, don't fill in a form.", false],
  ["No contact form please, people should ring.", true],
])("C-32.1378 '%s' refuses a form: %s", (contentNotes, isAsked) => {
  expect(find(vet(contentNotes, { pages: ["Home", "Contact"] }), "form-declined") !== undefined).toBe(
    isAsked,
  );
});

it("C-32.1379 a form of the council that the business fills in is none of the site's", () => {
  const quotes = (notes: string) => find(vet(notes), "form-recipient")?.quotes ?? [];
  expect(quotes("You need to ask the council and I can do the form for you.")).toEqual([]);
  expect(quotes("There's a form for photos but not everyone ticked it.")).toEqual([]);
  expect(quotes("There should be a form for new clients.")).not.toEqual([]);
});

it("C-32.1309 'we attach importance to' announces no files", () => {
  const answers = { niche: "surveyors", pages: ["Home" as const], description: "We survey houses." };
  const notes = (contentNotes: string): boolean =>
    find({ ...answers, contentNotes }, "uploads") !== undefined;
  expect(notes("We attach great importance to precise terms.")).toBe(false);
  expect(notes("Clients should attach their documents to the form.")).toBe(true);
});

describe("a page or the launch waits only for what it cannot do without", () => {
  it("uploads: photos whose purpose is told", () => {
    const glass: Answers = {
      niche: "Stained glass",
      contentNotes:
        "It would be good if people could send a photo of their door with the message so I can give them a rough idea.",
    };
    expect(find(glass, "uploads")?.blocks ?? "nothing").toBe("nothing");
  });
});

it.each(["Ring, don't email, I don't read them.", "Emails I never see them.", "No emails please."])(
  "where messages should go is asked of whoever says '%s'",
  (description) => {
    const formData: Answers = {
      pages: ["Home", "Contact"],
      description: `We mend roofs. ${description}`,
      contact: { country: "IE", email: "a@furey.example" },
    };
    expect(questionOf(formData, "form-recipient")).toMatch(/rather not get e-mail/);
  },
);

it.each([
  ["No pictures of pupils unless we have sent you the form for them.", false],
  ["The form should ask which class they want.", true],
])("C-32.1231 '%s' is about the form of the site: %s", (contentNotes, isQuoted) => {
  const answers: Answers = {
    niche: "music school",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    description: "We teach music.",
    contentNotes,
    contact: { email: "a@b.example" },
  };
  expect((find(answers, "form-recipient")?.quotes ?? []).includes(contentNotes)).toBe(isQuoted);
});

it("C-32.1232 who calls e-mail useless is offered a number to text", () => {
  const answers: Answers = {
    niche: "fencing",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    description: "I put up fences.",
    contentNotes: "e-mail is useless, text me",
    contact: { country: "NZ", phone: "021 555 0100" },
  };
  expect(questionOf(answers, "form-recipient")).toContain("only a number to text");
});

const plumber: Answers = {
  niche: "plumber",
  pages: ["Home", "Contact"],
  contact: { country: "GB", phone: "01904 960 554", email: "a@pipes.example" },
};

it.each([
  ["For burst pipes they must ring and not fill in a form.", false],
  ["If it is urgent please ring, no form.", false],
  ["No contact form please, they ring.", true],
])("C-32.1005 '%s' refuses the form: %s", (contentNotes, isRefused) => {
  expect(find({ ...plumber, contentNotes }, "form-declined") !== undefined).toBe(isRefused);
});

it("C-32.1065 a way for one case alone leaves the form out of doubt", () => {
  const ways = (contentNotes: string) => questionOf({ ...plumber, contentNotes }, "form-recipient");
  expect(ways("Best to ring.")).toMatch(/^You say how people should contact you/);
  expect(ways("For same-day repairs it is best to ring.")).toBe("");
});

it("whoever wants no e-mail reads which law asks for an address", () => {
  const description = "Ring me, I don't do email.";
  const pages = ["Home", "Contact"];
  const question = (country: string) =>
    find({ description, pages, contact: { country } }, "form-recipient")?.question;
  expect(question("IE")).toMatch(/the law asks for an e-mail address/);
  for (const other of ["US", "ZA"]) expect(question(other)).not.toMatch(/law/);
});

const hedgeCutter = (description: string, more: Answers = {}): Answers => ({
  niche: "Hedge cutter",
  pages: ["Home", "Contact"],
  goals: ["Generate Leads"],
  contact: { email: "hello@alder.example", country: "GB" },
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
  expect(questionOf(hedgeCutter(description), "form-recipient")).toMatch(
    /^You say how people should contact you/,
  );
});

it.each(["get people to text me", "folk ringing to book a table"])(
  "the goal '%s' leaves a form in doubt",
  (goal) => {
    expect(questionOf(hedgeCutter("I cut hedges.", { goals: [goal] }), "form-recipient")).toMatch(
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
  expect(questionOf(hedgeCutter(description, more as Answers), "form-recipient")).not.toMatch(/^You say how/);
});

it("where files go is asked, and never in which format", () => {
  const question = questionOf(hedgeCutter("Quote form with address and a photo upload please."), "uploads");
  expect(question).toMatch(/^Where do the files go/);
  expect(question).not.toMatch(/format|large|which files/i);
});

it("who reads the mail of the domain, and for how long it is kept, is asked for the privacy notice", () => {
  const contact = { country: "GB", email: "ropes@hathersedge-bellropes.example" };
  expect(questionOf({ pages: ["Home", "Contact"], contact }, "messages-kept")).toMatch(
    /Who reads the messages that come in by mail.*how soon do you answer\? What else do you keep about customers.*for how long/,
  );
});

const mail = { contact: { email: "post@example.org", country: "GB" } };

it.each([
  ["I am not against a form where people ask for an appointment.", false],
  ["We don't mind a form.", false],
  ["No contact form please, they ring.", true],
])("'%s' refuses a form: %s", (contentNotes, isRefused) => {
  const answers = { ...mail, niche: "Optician", pages: ["Home", "Contact"], contentNotes };
  expect(find(answers, "form-declined") !== undefined).toBe(isRefused);
});

it.each([
  ["An enquiry form with the wedding date and venue would be great.", false],
  ["An enquiry form would be great.", true],
  ["A form with the size, place and a picture of the idea.", true],
])("what the form asks is open after '%s': %s", (contentNotes, isOpen) => {
  const answers = { ...mail, niche: "Photographer", goals: ["Generate Leads"], contentNotes };
  expect(find(answers, "form-recipient") !== undefined).toBe(isOpen);
});
