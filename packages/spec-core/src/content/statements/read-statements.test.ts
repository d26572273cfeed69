import fc from "fast-check";
import { expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { statementFields } from "../statement.ts";
import { plainFacts, privateRemarks, siteWishes, unsureFacts } from "./owners.fixture.ts";
import { readStatements } from "./read-statements.ts";

const read = (answers: object) => readStatements(formDataSchema.parse(answers));
const described = (description: string) => read({ description });

it.each(privateRemarks)("C-29.7 '%s' is printed neither at once nor after 'Accept'", (text) => {
  expect(described(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it.each(siteWishes)("C-29.8 the wish '%s' is not printed", (text) => {
  expect(described(text).filter(({ proposal, dictatedBy }) => proposal === "print" && !dictatedBy)).toEqual(
    [],
  );
});

it.each(plainFacts)("C-29.9 '%s' is a fact", (text) => {
  expect(described(text).map(({ kind }) => kind)).toEqual(["fact"]);
});

it.each(unsureFacts)("C-29.10 '%s' is asked about and printed after 'Accept'", (text) => {
  expect(described(text).map(({ kind, proposal }) => `${kind} ${proposal}`)).toEqual(["unsure print"]);
});

it.each([
  "I tune the concert pianos at the college and the symphony hall, you can say the college, ask me about the symphony.",
  "We cook for the town hall and the bank, but check with me before you name them.",
])("C-29.108 of '%s' nothing is proposed: its end says which words may be printed", (text) => {
  expect(described(text).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it("C-29.109 what is still to be written is not printed, though the client dictates it", () => {
  const text = "Do say we have a fire plan, people ask every summer, but I have to write it down first.";
  expect(read({ contentNotes: text }).filter(({ kind }) => kind === "fact")).toEqual([]);
});

it("C-29.110 what others say of themselves is no text for the site", () => {
  const competitors = 'The franchise out of Cranberry, who take 45 and add "supply charges".';
  expect(read({ competitors }).filter(({ proposal }) => proposal === "print")).toEqual([]);
});

it("C-29.11 a remark to the agency is split from the fact before it, in brackets or after a comma", () => {
  expect(
    described(
      "Bread 4,80 €, but this stays between us. Call 0951 296410 (not on Sundays, my wife hates it).",
    ).map(({ text, kind }) => [text, kind]),
  ).toEqual([
    ["Bread 4,80 €", "unsure"],
    ["but this stays between us.", "private"],
    ["Call 0951 296410", "fact"],
    ["(not on Sundays, my wife hates it).", "private"],
  ]);
});

it("C-29.12 a sentence that the next one withdraws is kept, and so is one that continues a private remark", () => {
  const kinds = described(
    "We sell eggs from £2. Don't print that. My brother stole the till. It was found at 9 Mill Lane.",
  ).map(({ proposal }) => proposal);
  expect(kinds).toEqual(["keep", "keep", "keep", "keep"]);
});

it("C-29.13 a dictated statement follows its wish, at the same place, under its own id", () => {
  const [wish, fact] = read({ contentNotes: "It must say that our meat is halal." });
  expect(wish).toMatchObject({ kind: "wish", proposal: "keep" });
  expect(fact).toMatchObject({ kind: "fact", proposal: "print", text: "Our meat is halal" });
  expect(fact?.dictatedBy).toBe(wish?.id);
  expect([fact?.start, fact?.end]).toEqual([wish?.start, wish?.end]);
  expect(fact?.id).not.toBe(wish?.id);
});

it("C-29.14 nothing that is only for the agency or about competitors is ever printed", () => {
  const text = 'Hand made bread from £4. It must say "fresh every day". Open Monday to Friday 9-5.';
  expect(read({ onlyForUs: text }).every(({ kind }) => kind === "private")).toBe(true);
  expect(read({ competitors: "Bakery Lindt, bread from £4. Open 9-5." }).map(({ kind }) => kind)).toEqual([
    "private",
    "private",
  ]);
});

it.each([
  "Wir verkaufen Brot für 4,80 €, aber das sage ich keinem. Bitte nicht schreiben, dass wir neu sind.",
  "Nous sommes une boulangerie depuis 1980 et mon mari ne veut pas le dire.",
  "Somos una panadería desde 1980 pero mi marido no quiere que se diga.",
])("C-29.15 of '%s', in a language without cues, nothing is printed unasked", (text) => {
  expect(described(text).filter(({ kind }) => kind === "fact")).toEqual([]);
});

it("C-29.16 a business that sells pictures offers them; elsewhere they are a wish", () => {
  const text = "Portraits, wedding photos and family pictures.";
  expect(read({ niche: "Photographer", description: text }).map(({ kind }) => kind)).toEqual(["fact"]);
  expect(read({ niche: "Bakery", description: text }).map(({ kind }) => kind)).toEqual(["wish"]);
});

it.each(["n/a", "TBD", "-", "to follow"])("C-29.17 '%s' prints nothing", (text) => {
  expect(
    statementFields
      .flatMap((field) => read({ [field]: text }))
      .filter(({ proposal }) => proposal === "print"),
  ).toEqual([]);
});

const piece = fc.constantFrom(
  ...[
    "We bake bread.",
    "it must say that",
    "no.",
    "£4",
    "(between us)",
    "but",
    "my wife says",
    '"',
    "'",
    "\n",
    "please",
    "…",
  ],
  ...[
    "Open 9-5",
    "don't print",
    "Dr.",
    "we don't use",
    "slogan:",
    "we are closed",
    "n/a",
    "é",
    "🙂",
    "which",
    ",",
    "I hate it",
  ],
);
const answer = fc.oneof(
  fc.array(piece).map((pieces) => pieces.join(" ")),
  fc.string({ unit: "grapheme" }),
);

it("C-29.18 statements are at the range they name, once each; only facts are printed unasked", () => {
  fc.assert(
    fc.property(answer, fc.constantFrom(...statementFields), (text, field) => {
      const form = formDataSchema.parse({ [field]: text });
      const list = readStatements(form);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
      for (const { start, end, text: words, kind, proposal, dictatedBy } of list) {
        if (kind !== "unsure") expect(proposal).toBe(kind === "fact" ? "print" : "keep");
        if (dictatedBy === undefined) expect(form[field].slice(start, end).trim()).toBe(words);
        else expect(list.some(({ id, kind: other }) => id === dictatedBy && other === "wish")).toBe(true);
      }
    }),
  );
});

it("C-29.19 a sentence keeps its id wherever it is; the second of two equal ones is left out", () => {
  const [first] = described("We bake bread.");
  const list = described("Hello! We bake bread. Rolls too. we bake  bread");
  expect(list.filter(({ id }) => id === first?.id).map(({ start }) => start)).toEqual([7]);
});

it.each([
  ["late over 15 mins = rebook."],
  ["Vaccinations must be up to date."],
  ["People who cannot lift their dog are a pain, we can do a pick up for £8 within 2 miles."],
])(
  "C-29.59 the house rule or offer in '%s' is asked about, and the words before it are private",
  (contentNotes) => {
    const last = read({ contentNotes }).at(-1);
    expect(last && `${last.kind} ${last.proposal}`).toBe("unsure print");
  },
);

it("C-29.60 what is typed without capitals is cut at its full stops, and numbers of lines are left out", () => {
  const texts = (description: string) => described(description).map(({ text }) => text);
  expect(texts("bath £20. hand stripping ask")).toEqual(["bath £20.", "hand stripping ask"]);
  expect(texts("only tues + thurs. not bothered about shows")).toHaveLength(2);
  expect(texts("I am not sure that I do. We open at nine.")).toHaveLength(2);
  expect(texts("Closed Mo. und Di. Abend, 3. floor")).toHaveLength(1);
  expect(texts("2. What we do: payroll")).toEqual(["What we do: payroll"]);
});

it.each([
  ["We explain before we begin.", "fact"],
  ["We answer every call the same day.", "fact"],
  ["We listen first.", "fact"],
  ["Ask us about the drop-in class.", "unsure"],
  ["Call the shop on 0113 496 0123.", "unsure"],
  ["Ask us before you change the logo.", "private"],
  ["Call the shop page 'Store'.", "wish"],
])(
  "C-29.73 '%s' is %s, although sentences to visitors and to the agency use the same words",
  (text, kind) => {
    expect(described(text).map((statement) => statement.kind)).toEqual([kind]);
  },
);

it.each([
  ["Hi there! We bake bread in York.", "We bake bread in York."],
  ["ok so we fit kitchens in Hull", "we fit kitchens in Hull"],
  ["Hi team, so I teach people to drive in Hull.", "I teach people to drive in Hull."],
  ["hiya so its a nail salon in Hull", "its a nail salon in Hull"],
  ["Yeah, we do bathrooms in Leeds.", "we do bathrooms in Leeds."],
  ["Please call us on 0113 496 0123.", "Please call us on 0113 496 0123."],
  ["Well pumps and boreholes in Kent.", "Well pumps and boreholes in Kent."],
  ["Right of way surveys for farmers.", "Right of way surveys for farmers."],
  ["Hi.", "Hi."],
])("C-29.77 of '%s' the site gets '%s': small talk at its beginning is left out", (text, said) => {
  expect(described(text).at(-1)?.text).toBe(said);
});

it("C-29.78 a wish that begins with 'Please' stays a wish", () => {
  expect(described("Please, no pink anywhere on the site").at(-1)).toMatchObject({
    kind: "wish",
    proposal: "keep",
  });
});

it.each([
  ["cancel 24h before or its charged", "unsure print"],
  ["Our workshop is at the bottom of the lane in Settle", "unsure print"],
  ["Phone number at the bottom of every page", "wish keep"],
])("C-29.79 '%s' is %s", (text, kind) => {
  const last = described(text).at(-1);
  expect(last && `${last.kind} ${last.proposal}`).toBe(kind);
});

it.each([
  "i had a bad review off a lady who never turned up so there will be none of those",
  "my wife says i should do the cowl fitting prices too when there is time on some evening",
])("C-29.80 the verb in '%s' belongs to the words before it", (text) => {
  expect(described(text)).toHaveLength(1);
});

it.each([
  "Abierto desde 2014. La cocinera nueva empieza en marzo, todavía no decirlo. Terraza para 20 personas.",
  "Le nouveau chef commence en mars, ne le dites pas. Terrasse pour 20 personnes dans la cour.",
])("C-29.81 no sentence of '%s' is proposed for the site: what is not understood is asked", (text) => {
  expect(described(text).map(({ proposal }) => proposal)).not.toContain("print");
});

it.each([
  ["We tune for the cathedral school [I'll need to check they mind being named].", "keep"],
  ["The shop sells prams (all made in Hull, check the wording with me).", "keep"],
  ["I stock Thorowgood & Fairfax saddles [waiting on Fairfax to confirm so hold that one].", "keep"],
  ["A third boat is being built.", "keep"],
  ["Kayak hire - we've ordered the kayaks.", "keep"],
  ["Second shop in Barry = aspiration only.", "keep"],
  ["Pitch raise £30 on top.", "print"],
  ["Cabins: 2 budget cabins $95 each, 3 deluxe ones $145 each.", "print"],
  ["Ring 0116 496 0275 or whats app 07700 900 539.", "print"],
  ["The budget is £2,000.", "keep"],
  ["Our logo on top.", "keep"],
])("C-29.82 of '%s' the rules propose: %s", (text, proposal) => {
  expect(described(text)[0]?.proposal).toBe(proposal);
});

it.each([
  ["Parts are always on top and we ring before we fit anything.", "print"],
  ["Travel and parking extra.", "print"],
  ["The deposit is 20%.", "print"],
  ["Delivery is on top of my list.", "keep"],
  ["The deposit on the van is gone.", "keep"],
])("also in the notes, what comes on top of a price is for visitors: '%s' %s", (text, proposal) => {
  expect(read({ contentNotes: text })[0]?.proposal).toBe(proposal);
});

it.each([
  ["We offer blood tests, women's health, minor surgery and medicals.", "print"],
  ["Larch Lane is a family practice with four GPs, two of them women, and a nurse.", "print"],
  ["Dad's health is not what it was.", "keep"],
  ["We are sick of them.", "keep"],
])("C-29.83 of '%s' the rules propose: %s; a service is no illness of somebody's", (text, proposal) => {
  expect(described(text)[0]?.proposal).toBe(proposal);
});

it.each([
  ["I'd like big writing please, half of my patients are over seventy.", "wish"],
  ["No toilet jokes.", "wish"],
  ["Please don't mention the hospital by name, that is between us.", "private"],
])(
  "C-29.99 a wish beside a private remark reaches the builder, unless secrecy is asked for: %s",
  (text, kind) => {
    expect(described(text)).toEqual([expect.objectContaining({ kind, proposal: "keep" })]);
  },
);

it("C-29.100 an offer with a price and one private word is asked about, not kept for good", () => {
  expect(
    described(
      "Ears is what I do. I do microsuction, £55 for both ears, and if there turns out to be no wax it's only £20.",
    ).at(-1),
  ).toMatchObject({ kind: "unsure" });
});

it("a sentence that was judged before is judged anew where it no longer introduces the business", () => {
  const soap = "I make soap in my kitchen in Frome, no palm oil.";
  const kindOf = (description: string): string | undefined =>
    read({ description }).find(({ text }) => text === soap)?.kind;
  const behind = `We open on Monday. We sell bread. We sell tea. We sell jam. ${soap}`;
  expect([kindOf(soap), kindOf(behind), kindOf(soap)]).toEqual(["fact", "unsure", "fact"]);
});

it.each([
  "A quarter of an hour is the shortest lesson we will give because nobody learns to hold the bow in the five minutes that are left.",
  "the rye is baked in the evening and if it dont sell by noon the next day it goes to the pigs at the mill",
])("a long sentence is not torn where a word could begin another: '%s'", (text) => {
  expect(described(text)).toHaveLength(1);
});
