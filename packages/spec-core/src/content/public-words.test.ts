import { expect, it } from "vitest";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import { formDataSchema } from "../onboarding/form-data.ts";
import { publicWords } from "./public-words.ts";

it("P-38.26 a corrected detail is corrected in its sentence too", () => {
  const description =
    "We bake rye bread every morning, Tuesday to Saturday 8am-4pm, and sell it over the counter.";
  const form = { ...defaultOnboarding.formData, description };
  const wordChoices = publicWords(form).facts.map(({ id, text }) => ({
    id,
    print: true,
    text: text.replace("8am", "7am"),
  }));
  const { statements } = publicWords({ ...form, wordChoices });
  expect(statements.map(({ text, isPrinted }) => [text, isPrinted])).toEqual([
    [description.replace("8am", "7am"), true],
  ]);
});

it("P-38.31 of the same words twice in a sentence, the one that was corrected is corrected", () => {
  const description =
    "In our quiet salon above the bakery a cut and blow dry is £35 and a fringe trim between two visits is £3.";
  const form = { ...defaultOnboarding.formData, description };
  const wordChoices = publicWords(form).facts.map(({ id, text }) => ({
    id,
    print: true,
    text: text === "£3" ? "£4" : text,
  }));
  const { statements } = publicWords({ ...form, wordChoices });
  expect(statements.map(({ text }) => text)).toEqual([description.replace("is £3.", "is £4.")]);
});

it.each(["Second marriages too.", "loads of cockapoos.", "No cats.", "By order of importance:"])(
  "C-29.62 '%s' cannot stand alone as a sentence",
  (audience) => {
    expect(
      publicWords({ ...defaultOnboarding.formData, audience }).statements.map(({ isProse }) => isProse),
    ).toEqual([false]);
  },
);

it.each([
  [
    "a phone",
    { contact: { ...defaultOnboarding.formData.contact, phone: "07700 900123 - private, don't publish" } },
  ],
  [
    "an address",
    { contact: { ...defaultOnboarding.formData.contact, address: "1 Mill Lane (not on the website)" } },
  ],
  ["a price", { offers: [{ name: "Boat trips", what: "", price: "£40, not decided" }] }],
  ["an offer", { offers: [{ name: "Boat trips", what: "not on the website please", price: "£40" }] }],
])(
  "C-30.70 %s with words beside it that forbid it or leave it open is not confirmed by being typed",
  (_, part) => {
    const { facts } = publicWords({ ...defaultOnboarding.formData, ...part });
    expect(facts.length).toBeGreaterThan(0);
    const kinds = facts.filter(({ isConfirmed }) => isConfirmed).map(({ kind }) => kind);
    // Of an undecided price the offer itself stays.
    expect(kinds.filter((kind) => kind !== "service" || !JSON.stringify(part).includes("decided"))).toEqual(
      [],
    );
  },
);

it("C-30.71 a private lesson is an offer like any other", () => {
  const offers = [{ name: "Private lessons", what: "for one or two", price: "£40" }];
  const { facts } = publicWords({ ...defaultOnboarding.formData, offers });
  expect(facts.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true]);
});

it("P-38.32 the value of a corrected detail has the same form as that of an uncorrected one", () => {
  const description = "Ring 01632 960123 in Leeds. A haircut is £25. Mail Info@kiln.example.";
  const form = { ...defaultOnboarding.formData, description };
  const corrections = new Map([
    ["01632 960123", "01632 960124"],
    ["£25", "£27.50"],
    ["Info@kiln.example", "Hello@kiln.example"],
  ]);
  const wordChoices = publicWords(form).facts.flatMap(({ id, text }) => {
    const corrected = corrections.get(text);
    return corrected ? [{ id, print: true, text: corrected }] : [];
  });
  const facts = publicWords({ ...form, wordChoices }).facts.filter(({ kind }) => kind !== "service");
  expect(facts.map(({ text, value }) => [text, value])).toEqual([
    ["01632 960124", "+441632960124"],
    ["£27.50", "27.50 GBP"],
    ["Hello@kiln.example", "hello@kiln.example"],
  ]);
});

it("C-30.92 an amount in a remark for the agency is no price of the business", () => {
  const description = "We mend clocks. The last web man took 900 quid and vanished. A service is £40.";
  const prices = publicWords({ ...defaultOnboarding.formData, description }).facts.filter(
    ({ kind }) => kind === "price",
  );
  expect(prices.map(({ text, proposal }) => [text, proposal])).toEqual([
    ["900 quid", "keep"],
    ["£40", "print"],
  ]);
});

const dictatedIn = (contentNotes: string, choose = (_: { kind: string }) => false) => {
  const form = {
    ...defaultOnboarding.formData,
    contentNotes,
    contact: { ...defaultOnboarding.formData.contact, country: "GB" },
  };
  const wordChoices = publicWords(form)
    .facts.filter(choose)
    .map(({ id }) => ({ id, print: true }));
  return publicWords({ ...form, wordChoices }).statements.flatMap(
    ({ text, isPrinted, isProse, dictatedBy }) =>
      dictatedBy === undefined ? [] : [{ text, isRead: isPrinted && isProse }],
  );
};

it.each([
  "Please mention: ring us on 07700 900417.",
  "It must say that parties are booked on (0113) 496 0123.",
  "The site should say: write to hello@kiln.example for a place.",
  "Please put: find us on instagram.com/kilnandco any day.",
  "Please write: we are at 4 Mill Lane, Otley LS21 3AA.",
])("C-29.111 dictated words with a way to reach somebody wait for its confirmation: '%s'", (wish) => {
  const isAWay = ({ kind }: { kind: string }) => kind !== "person";
  expect(dictatedIn(wish).map(({ isRead }) => isRead)).toEqual([false]);
  expect(dictatedIn(wish, isAWay).map(({ isRead }) => isRead)).toEqual([true]);
});

it.each([
  "Text is best: (0113) 496 0123.",
  "Text me: 07700 900417",
  "Best way is text: 07700 900417.",
  "Please mention: 07700 900417.",
  "Please add: tel. 07700 900417 or jo@kiln.example.",
  "Text me: jo@kiln.example",
])("C-29.112 a phone number or e-mail address alone is no sentence for visitors: '%s'", (wish) => {
  expect(dictatedIn(wish, () => true).filter(({ isRead }) => isRead)).toEqual([]);
});

it("C-29.115 digits that may be a phone number wait for the client too, even if no numbering plan has them", () => {
  expect(dictatedIn("It must say that you ring 5550148222 for a table.").map(({ isRead }) => isRead)).toEqual(
    [false],
  );
});

it("C-29.113 dictated words contain a detail as the client corrected it", () => {
  const form = {
    ...defaultOnboarding.formData,
    contentNotes: "It must say that we open on Sundays 10am-4pm.",
  };
  const wordChoices = publicWords(form).facts.map(({ id, text }) => ({
    id,
    print: true,
    text: text.replace("4pm", "5pm"),
  }));
  const dictated = publicWords({ ...form, wordChoices }).statements.find(({ dictatedBy }) => dictatedBy);
  expect(dictated?.text).toBe("We open on Sundays 10am-5pm");
});

const hasProse = (description: string, country: string, registrationNumber = ""): boolean[] =>
  publicWords({
    ...defaultOnboarding.formData,
    description,
    registrationNumber,
    contact: { ...defaultOnboarding.formData.contact, country },
  }).statements.map(({ isProse }) => isProse);

it.each([
  ["HRB 48213 Amtsgericht Hamburg, USt-IdNr. DE118765432.", "DE", false],
  ["Registered in England and Wales no. 08123456, VAT GB 123 4567 89.", "GB", false],
  ["Company registered in England and Wales, number 08123456.", "GB", false],
  ["Sitz der Gesellschaft Kiel, Registergericht Amtsgericht Kiel HRB 3321.", "DE", false],
  ["Inscrita en el Registro Mercantil de Valencia, CIF B12345674.", "ES", false],
  ["We carve church doors and are registered in Scotland, company number SC123456.", "GB", true],
  ["Registered charity 1123456 that takes young carers to the sea.", "GB", true],
])(
  "C-29.114 a line of the imprint is no copy, but a sentence with a registration number is: '%s'",
  (text, country, isCopy) => {
    expect(hasProse(text, country)).toEqual([isCopy]);
  },
);

it("C-29.116 a line of the imprint is no copy either where its number was typed into its own field", () => {
  const line = "Registered in England and Wales no. 08123456.";
  expect(hasProse(line, "GB", "08123456")).toEqual([false]);
});

it("C-30.700 opening hours in a sentence are confirmed if their field says the same in other words", () => {
  const hoursIn = (description: string) =>
    publicWords(
      formDataSchema.parse({
        description,
        contact: { openingHours: "Mon-Fri 8-5.30, Sat 8-12", country: "GB" },
      }),
    )
      .facts.filter(({ kind, field }) => kind === "hours" && field === "description")
      .map(({ isConfirmed, isDecided }) => [isConfirmed, isDecided]);
  expect(hoursIn("Tyres in Hull. Yard open Mon-Fri 8-5.30 Sat 8-12.")).toEqual([[true, true]]);
  expect(hoursIn("Tyres in Hull. Yard open Mon-Fri 8-5.30 Sat 9-12.")).toEqual([[false, false]]);
});

it("C-30.793 a price that is not set yet is proposed for no one", () => {
  const pricesIn = (contentNotes: string) =>
    publicWords(formDataSchema.parse({ contentNotes, contact: { country: "GB" } }))
      .facts.filter(({ kind }) => kind === "price")
      .map(({ text, proposal }) => [text, proposal]);
  expect(pricesIn("Hay for sale in autumn, about £6 a bale, havent set this years price.")).toEqual([
    ["about £6", "keep"],
  ]);
  expect(pricesIn("Hay for sale in autumn, about £6 a bale.")).toEqual([["about £6", "print"]]);
});

const withAddress = (description: string, address = "") =>
  publicWords(
    formDataSchema.parse({
      businessName: "Reed Street Glass",
      description,
      contact: { address, country: "GB" },
    }),
  );

it.each([
  "We are a framer on Castle Street in Totnes.",
  "I keep a wool shop at 7 Church Street, Ripon.",
  "We run a gym at 22 Station Road, Derby.",
  "We're a tea house on High Street in York.",
  "Kiln & Co is a pottery at 12 Quay Street, Bristol.",
])("C-29.770 '%s' says what the business is, beside its address", (description) => {
  expect(withAddress(description).statements.map(({ isProse }) => isProse)).toEqual([true]);
});

it.each([
  "We are at 14 Castle Street.",
  "Find us at 14 Castle Street, Totnes.",
  "It’s a two minute walk from 14 Castle Street.",
  "We have a unit at 14 Castle Street.",
  "Our address is 14 Castle Street, Totnes.",
])("C-29.771 '%s' says only where the business is", (description) => {
  expect(withAddress(description).statements.map(({ isProse }) => isProse)).toEqual([false]);
});

it.each([
  ["We are a framer on Castle Street in Totnes.", "14 Castle Street, Totnes TQ9 5NU", true],
  ["We run a gym at 22 Station Road in Derby.", "22 Station Road, Derby", true],
  ["We run a gym at 22 Station Road in Derby.", "122 Station Road, Derby", false],
  ["We run a gym at 22 Station Road in Derby.", "", false],
])(
  "C-30.870 '%s' is printed without a further question if the typed address '%s' has the same place: %s",
  (description, address, isPrinted) => {
    const { statements, facts } = withAddress(description, address);
    expect(statements.map((statement) => statement.isPrinted)).toEqual([isPrinted]);
    expect(facts.some(({ kind, isDecided }) => kind === "address" && !isDecided)).toBe(!isPrinted);
  },
);

it("C-30.871 a sentence does not print a part of a typed address that is not for visitors", () => {
  const description = "We run a bright glass studio for beginners and children at 22 Station Road, Derby.";
  const { statements } = withAddress(
    description,
    "22 Station Road, Derby, please do not put this on the website",
  );
  expect(statements.map(({ isPrinted }) => isPrinted)).toEqual([false]);
});

it("C-30.875 a withheld sentence that reads as if it were for visitors is marked, a remark is not", () => {
  const description =
    "We make shelves. I was a joiner for twenty years so the shelves are straight. My brother and I fell out over the money.";
  const marked = publicWords(formDataSchema.parse({ description })).statements.filter(
    ({ mayBeForVisitors }) => mayBeForVisitors,
  );
  expect(marked.map(({ text }) => text)).toEqual([
    "I was a joiner for twenty years so the shelves are straight.",
  ]);
});

it.each([
  ["Cakes start at £40.", true],
  ["Cakes start at £40 and most people end up paying £75.", false],
])(
  "C-30.1020 a sum that no typed offer has is not printed before the client confirms it: '%s'",
  (sentence, isPrinted) => {
    const { statements } = publicWords(
      formDataSchema.parse({
        description: sentence,
        contact: { country: "GB" },
        offers: [{ name: "Cake", price: "from £40" }],
      }),
    );
    expect(statements.map(({ isPrinted: print, proposal }) => [print, proposal])).toEqual([
      [isPrinted, "print"],
    ]);
  },
);

it("a person with a role only in a bracketed private remark is not proposed", () => {
  const { facts } = publicWords(
    formDataSchema.parse({
      description:
        "We bake bread in Louth. (I can't pay my sister-in-law, they call her Granny Jo, our cook.)",
    }),
  );
  expect(facts.filter(({ kind, proposal }) => kind === "person" && proposal === "print")).toEqual([]);
});
