import { describe, expect, it } from "vitest";
import { defaultOnboarding } from "../../onboarding/default-onboarding.ts";
import { publicWords } from "../public-words.ts";
import {
  contactRemarks,
  inTheirBoxes,
  writtenAddress,
  writtenEmail,
  writtenHours,
  writtenPhone,
} from "./contact-answers.ts";

it.each([
  ["order by wednesday! twobabas@mail.example", "twobabas@mail.example"],
  ["I must ask my son, orange has blocked it", ""],
  ["  Hello@Kiln.Example ", "Hello@Kiln.Example"],
  ["mailto:jo@smith.co.uk", "jo@smith.co.uk"],
  ["Jo Smith <jo@smith.co.uk>", "jo@smith.co.uk"],
  ["jo@smith.co.uk or info@smith.co.uk", "jo@smith.co.uk"],
  ["jo @ smith.com", "jo@smith.com"],
  ["find me @ smith.com", ""],
  ["jo at smith dot com", "jo@smith.com"],
  ["jörg@müller.de", "jörg@müller.de"],
  ["info@кафе.рф", "info@кафе.рф"],
  ["jo@gmail", ""],
  ["same as my facebook", ""],
  ["no email, I'm too old", ""],
  ["", ""],
])("the e-mail address in '%s' is '%s'", (answer, email) => {
  expect(writtenEmail(answer)).toBe(email);
});

it.each([
  ["306-555-0173", true],
  ["07700 900382 but not tues or thurs eve", true],
  ["+43 (0)316 / 55 01 77", true],
  ["118 118", true],
  ["02800", true],
  ["1-800-FLOWERS", true],
  ["oh seven seven double oh nine double oh one two three", true],
  ["call me", false],
  ["same as whatsapp", false],
  ["ask at the bar, 9-5", false],
  ["I must ask my son", false],
  ["", false],
])("in '%s' is a phone number: %s", (answer, isNumber) => {
  expect(writtenPhone(answer)).toBe(isNumber ? answer : "");
});

it.each([
  ["paddock is at Gowrie Junction, I send the pin when you book", ""],
  ["we will tell you when you book", ""],
  ["ask me for it", ""],
  ["given when you book", ""],
  ["12 High Street, Ludlow, I send directions when you book", "12 High Street, Ludlow"],
  ["12 High Street, Ludlow (ring us first)", "12 High Street, Ludlow"],
  ["We are at 12 High Street, Ludlow", "We are at 12 High Street, Ludlow"],
  ["12 High St (above the bakery), Ludlow", "12 High St (above the bakery), Ludlow"],
  ["Call Lane 5, Leeds LS1 7BT", "Call Lane 5, Leeds LS1 7BT"],
  ["Gowrie Junction", "Gowrie Junction"],
  ["Ludlow, I'd rather not put the road", "Ludlow"],
  ["my garage behind 12 High Street, Ludlow", "my garage behind 12 High Street, Ludlow"],
  ["Sklep i warsztat, ul. Garncarska 7, Jelenia Góra", "Sklep i warsztat, ul. Garncarska 7, Jelenia Góra"],
  ["Adresse schicke ich, wir sagen es am Telefon", ""],
  ["by appointment", "by appointment"],
])("the address in '%s' is '%s'", (answer, address) => {
  expect(writtenAddress(answer)).toBe(address);
});

describe("opening hours", () => {
  it.each([
    "see above, its different in October",
    "See above",
    "it depends",
    "it varies with the season",
    "I must ask",
    "I must ask my wife, she will know in May",
    "as I said above",
    "look in the description please",
    "no fixed ones really",
    "same as the pub",
  ])("'%s' are none", (answer) => {
    expect(writtenHours(answer)).toBe("");
  });

  it.each([
    "daylight",
    "by appointment",
    "always open",
    "whenever the flag is up",
    "Tue and Thu 9-12, or you call before",
    "Mo-Th 8:30-17:00, Fr 8:30-12:30, workshop only with appointment",
    "shop at the farm all the morning except sunday, in summer also afternoon. If nobody, ring the bell",
    "Mo - Do 8 - 16, Fr 8 - 12",
    "nach Vereinbarung",
    "sur rendez-vous",
    "täglich",
    "jederzeit",
    "flexible",
    "varies, call before you come",
    "different in winter, summer 9-5",
    "April to October",
    "weekends only",
    "mornings",
    "depends on the tide, ring first",
    "24/7",
    "dawn till dusk",
    "Open",
    "half term",
    "9 till late",
    "We sell out by noon",
  ])("'%s' are some", (answer) => {
    expect(writtenHours(answer)).toBe(answer);
  });

  it("what refers to another answer is left out", () => {
    expect(writtenHours("see above, Sat 10-2")).toBe("Sat 10-2");
  });
});

describe("the fields for contact details", () => {
  const wordsOf = (contact: Partial<typeof defaultOnboarding.formData.contact>) =>
    publicWords({
      ...defaultOnboarding.formData,
      contact: { ...defaultOnboarding.formData.contact, ...contact },
    }).facts.map(({ kind, text, value, start, isConfirmed }) => ({ kind, text, value, start, isConfirmed }));

  it("give what they are for, and nothing beside it", () => {
    expect(wordsOf({ email: "order by wednesday! twobabas@mail.example" })).toEqual([
      {
        kind: "email",
        text: "twobabas@mail.example",
        value: "twobabas@mail.example",
        start: 20,
        isConfirmed: true,
      },
    ]);
    expect(wordsOf({ email: "I must ask my son", phone: "call me", openingHours: "see above" })).toEqual([]);
  });

  it("what is beside an address may forbid to print it", () => {
    for (const email of [
      "jo@smith.example, but not on the website",
      "jo@smith.example but I must ask my son",
    ])
      expect(wordsOf({ email })).toMatchObject([{ text: "jo@smith.example", isConfirmed: false }]);
    expect(wordsOf({ email: "private@smith.example" })).toMatchObject([{ isConfirmed: true }]);
  });
});

it.each([
  [{ email: "order by wednesday! a@b.example" }, ["order by wednesday! a@b.example"]],
  [{ email: "A@mail.example" }, []],
  [{ email: "e-mail: <a@b.example>" }, []],
  [{ email: "none", phone: "-", openingHours: "see above" }, []],
  [{ phone: "ask my son" }, ["ask my son"]],
  [{ openingHours: "see above, its different in October" }, ["see above, its different in October"]],
  [{ openingHours: "Mon-Fri 9-5" }, []],
  [{ address: "I send the pin when you book" }, ["I send the pin when you book"]],
  [{ address: "12 High Street, Ludlow" }, []],
])("of %j the remarks are %j", (answers, remarks) => {
  expect(contactRemarks({ ...defaultOnboarding.formData.contact, ...answers })).toEqual(remarks);
});

describe("what was typed into the wrong box", () => {
  const empty = defaultOnboarding.formData.contact;
  const factsOf = (contact: Partial<typeof empty>) =>
    publicWords({ ...defaultOnboarding.formData, contact: { ...empty, ...contact } }).facts.map(
      ({ kind, text }) => [kind, text],
    );

  it.each([
    [{ address: "9 to 5, Saturday til 1" }, [["hours", "9 to 5, Saturday til 1"]]],
    [{ address: "Mo-Fr 8-12, 13-17 Uhr" }, [["hours", "Mo-Fr 8-12, 13-17 Uhr"]]],
    [{ address: "we are open Mon to Fri 9 till 5" }, [["hours", "we are open Mon to Fri 9 till 5"]]],
    [{ address: "24/7" }, [["hours", "24/7"]]],
    [{ address: "closed Mondays" }, [["hours", "closed Mondays"]]],
    [{ address: "jo@smith.example" }, [["email", "jo@smith.example"]]],
    [{ address: "tel. 07700 900417" }, [["phone", "tel. 07700 900417"]]],
    [{ address: "www.smith.example" }, []],
    [{ address: "smith-vacuums.com" }, []],
    [{ email: "07700 900417" }, [["phone", "07700 900417"]]],
    [{ email: "12 High Street, Ludlow" }, [["address", "12 High Street, Ludlow"]]],
    [{ phone: "jo@smith.example" }, [["email", "jo@smith.example"]]],
    [{ phone: "Mon-Fri 9.00-17.00" }, [["hours", "Mon-Fri 9.00-17.00"]]],
    [{ phone: "9.00-17.00" }, [["hours", "9.00-17.00"]]],
    [{ phone: "Lindenweg 11, 37154 Northeim" }, [["address", "Lindenweg 11, 37154 Northeim"]]],
    [{ openingHours: "12 High Street, Ludlow" }, [["address", "12 High Street, Ludlow"]]],
    [{ openingHours: "+43 3532 00 417" }, [["phone", "+43 3532 00 417"]]],
    [
      { phone: "jo@smith.example", email: "07700 900417" },
      [
        ["phone", "07700 900417"],
        ["email", "jo@smith.example"],
      ],
    ],
    [{ address: "9-5, Sat 10-2", openingHours: "see above" }, [["hours", "9-5, Sat 10-2"]]],
    [{ address: "Mon-Fri 9-5", openingHours: "Mon-Fri 8-4" }, [["hours", "Mon-Fri 8-4"]]],
    [{ phone: "07700 900417", email: "07700 900222" }, [["phone", "07700 900417"]]],
  ])("%j is read as %j", (contact, facts) => {
    expect(factsOf(contact)).toEqual(facts);
  });

  it.each([
    { address: "Seven Sisters, 1 Sunday Lane" },
    { address: "12 Noon Street" },
    { address: "Tuesday Market, Ludlow" },
    { address: "Unit 5" },
    { address: "Lieu-dit Le Midi, 12" },
    { address: "by appointment" },
    { address: "St.Ives" },
    { address: "Sat 10-2 at 12 High Street, Ludlow" },
    { phone: "0900-1730" },
    { phone: "118 118" },
    { phone: "01234 567890, Mon to Fri 9-5" },
    { openingHours: "0900-1730" },
    { openingHours: "9.00-17.00" },
    { openingHours: "Sat 10-2 at 12 High Street, Ludlow" },
    { openingHours: "call 07700 900417 before you come" },
  ])("%j stays where it was typed", (contact) => {
    expect(inTheirBoxes({ ...empty, ...contact })).toEqual({ ...empty, ...contact });
  });

  it.each([
    [{ address: "9 to 5, Saturday til 1" }, []],
    [{ address: "www.smith.example" }, ["www.smith.example"]],
    [{ address: "Mon-Fri 9-5", openingHours: "Mon-Fri 8-4" }, ["Mon-Fri 9-5"]],
    [{ address: "Mon-Fri 9-5", openingHours: "mon - fri 9 - 5" }, []],
    [{ address: "9-5, Sat 10-2", openingHours: "see above" }, []],
    [{ phone: "ask my son", email: "07700 900417" }, ["ask my son"]],
  ])("of %j the client is asked about %j", (contact, remarks) => {
    expect(contactRemarks({ ...empty, ...contact })).toEqual(remarks);
  });
});

it.each([
  ["01632 960774 (24 hrs)", "01632 960774"],
  ["01632 960774 24/7", "01632 960774"],
  ["(250) 555-0144 (9 to 5)", "(250) 555-0144"],
  ["01632 960774 (text is better)", "01632 960774 (text is better)"],
])("a remark that begins with digits is no part of the number: %s", (answer, number) => {
  expect(writtenPhone(answer)).toBe(number);
});
