import { describe, expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const potter: Answers = {
  niche: "pottery courses",
  pages: ["Home", "Services", "Pricing", "Contact"],
  description: "We teach pottery in Otley. Clay parties are on Saturdays. We trim hedges too.",
  offers: [{ name: "Evening course", price: "£140" }],
  contact: { country: "GB", address: "4 Mill Street, Otley LS21 1AA" },
};

describe("what the notes for the agency say of the future is asked about, and never quoted", () => {
  it.each([
    ["Might be moving to a bigger unit when the lease is up.", true],
    ["Our tenancy runs out in 2031.", true],
    ["We're planning to move the studio to Skipton.", true],
    ["The address must be easy to change.", true],
    ["The rental agreement is running out in May 2031.", true],
    ["Our sublease will end next year.", true],
    ["The maintenance contract is ending in March.", false],
    ["We want to move the site to another host.", false],
    ["We may move the classes to Tuesdays.", false],
    ["I could move on this quickly.", false],
  ])("a move, with '%s': %s", (onlyForUs, isAsked) => {
    const question = find({ ...potter, onlyForUs }, "address-moves");
    expect(question !== undefined).toBe(isAsked);
    expect(question?.quotes ?? []).toEqual([]);
  });

  it("where the site hides the address, a move changes nothing on it", () => {
    const onlyForUs = "We may relocate next year.";
    expect(
      find({ ...potter, onlyForUs, contentNotes: "Don't show our address." }, "address-moves"),
    ).toBeUndefined();
  });

  it.each([
    ["I'm considering giving up the clay parties, too much mess.", ["Clay parties are on Saturdays."]],
    ["We might stop running the evening course.", ["Evening course: £140"]],
    ["Thinking about cutting the hedge.", undefined],
    ["I want to stop working Saturdays.", undefined],
    ["We might drop prices in spring.", undefined],
  ])("an offer that may end, with '%s'", (onlyForUs, quotes) => {
    const question = find({ ...potter, onlyForUs }, "offers-ending");
    expect(question?.quotes).toEqual(quotes);
    if (quotes) expect(question?.blocks).toBe("page");
  });

  it.each([
    ["We're thinking of putting the course up to £160 after Christmas.", ["Evening course: £140"]],
    ["Planning on raising our fees in March.", []],
    ["I want to put a shelf up in spring for £40.", undefined],
  ])("a price that may change, with '%s'", (onlyForUs, quotes) => {
    expect(find({ ...potter, onlyForUs }, "launch-prices")?.quotes).toEqual(quotes);
  });
});

describe("times without places", () => {
  const times = (answers: Answers) => find({ ...potter, ...answers }, "full-times");

  it.each([
    "In July and August no new pupils.",
    "No commissions in March and April.",
    "I take on two new students a month.",
  ])("'%s' asks what the site says and does then", (sentence) => {
    const question = times({ description: `We teach pottery. ${sentence}` });
    expect(question?.quotes).toEqual([sentence]);
    expect(question?.blocks).toBe("nothing");
  });

  it.each([
    "We run three courses a month.",
    "No new pupils may park in the yard.",
    "No orders on Sundays.",
    "I take my dog for two walks a year.",
  ])("'%s' does not", (sentence) => {
    expect(times({ description: `We teach pottery. ${sentence}` })).toBeUndefined();
  });

  it("from the notes for the agency it quotes nothing: they may hold the reason", () => {
    const question = times({
      onlyForUs: "I'm having an operation so I'm not taking any bookings mid Feb thru April.",
    });
    expect(question?.question).toMatch(/^In your notes for us .* \(without the reason\)/u);
    expect(question).toMatchObject({ blocks: "nothing", quotes: [] });
  });
});

it.each([
  ["The planning side is being sorted with the council.", "launch"],
  ["We are waiting for the alcohol license.", "launch"],
  ["The planning for the party is done.", undefined],
])("C-32.1274 '%s' in the notes for the agency: what may be offered blocks %s", (onlyForUs, blocks) => {
  const question = find({ ...potter, onlyForUs }, "permission");
  expect(question?.blocks).toBe(blocks);
  expect(question?.quotes ?? []).toEqual([]);
});

it("C-32.1275 a lease that the client expects to renew is no move", () => {
  const contact = { address: "4 Mill Street, Otley LS21 1AA", country: "GB" };
  const moves = (onlyForUs: string) => find({ ...potter, contact, onlyForUs }, "address-moves");
  expect(moves("The lease is up next year.")).toBeDefined();
  expect(moves("The lease is up for renewal next year, I expect to stay.")).toBeUndefined();
});

const tutor: Answers = {
  niche: "piano teacher",
  pages: ["Home", "Contact"],
  description: "I teach the piano in Ely. Lessons are £30.",
  contact: { country: "GB" },
};

it.each([
  // The forms are of June 2025.
  ["The lease ends in August 2025.", "launch"],
  ["The lease is up on June 30, 2025.", "launch"],
  ["The lease ends in March 2027.", "nothing"],
  ["The lease ends in some years.", "nothing"],
])("an address that may change soon is needed first: '%s'", (onlyForUs, blocks) => {
  const contact = { country: "GB", address: "4 Mill Street, Ely CB7 4AA" };
  expect(find({ ...tutor, onlyForUs, contact }, "address-moves")?.blocks).toBe(blocks);
});

it("where the address may change, those who pay ahead are asked about, if there are any", () => {
  const onlyForUs = "The lease ends in May 2031.";
  const studio: Answers = {
    ...tutor,
    onlyForUs,
    contact: { country: "GB", address: "4 Mill Street, Ely CB7 4AA" },
  };
  const questionWith = (name: string) =>
    find({ ...studio, offers: [{ name, price: "£60" }] }, "address-moves")?.question;
  expect(questionWith("Gift voucher")).toMatch(/What do you promise/);
  expect(questionWith("Ten-class card")).toMatch(/What do you promise/);
  expect(questionWith("Trial lesson")).not.toMatch(/What do you promise/);
});
