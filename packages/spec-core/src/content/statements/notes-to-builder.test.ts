import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const verdictsOf = (answers: object): string[] =>
  readStatements(formDataSchema.parse(answers)).map(({ kind, proposal }) => `${kind} ${proposal}`);

describe("what a website is not to say or show is a wish for its builder", () => {
  it.each([
    "Don't make me sound like a heritage centre.",
    "And please don't say 'passion'.",
    "Don't call us experts; say how many tiles we have.",
    "Do not state delivery times.",
    "Do NOT put my home address on the site.",
    "Do NOT put prices / faces on the site.",
    "Please leave my street number off.",
    "Please don't use stock photos of sofas.",
    "British spelling.",
    "And don't say heirloom.",
    "Fix it up so it sounds professional.",
    "The site has one job: bookings.",
    "Secondary: referrals from surgeons.",
    'Say "mob", not "herd".',
    'Not "patient", not "victim".',
    "prices go up July so has to be easy to change",
    "I want a big red CALL NOW button that follows you down the page.",
    "Also a page or a list that says what to have ready.",
    "Must be able to close orders ourselves when we're full.",
    "Patients should be able to request an appointment online and choose the therapist.",
    "What's baked which day - a table or something.",
    "Closed sign for holidays.",
    "Introductory call: visitors should be able to choose a time slot from 9.30 to 12.",
    "Some kind of calendar where people see the dates.",
    "A spot on the home page where we say where the van is.",
  ])("in the notes: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  });

  it.each(["Do NOT put my home address on the site.", "Don't let it look like a bank."])(
    "in the description too: %s",
    (description) => {
      expect(verdictsOf({ description })).toEqual(["wish keep"]);
    },
  );

  it.each([
    "Do not put my home, 6 Magnolia Bluff.",
    "Do not put my home address on the site, my ex is looking for me.",
    "Do not show the name of any practice, they don't like patients knowing we see the public.",
    "Don't mention the names of Marlene and Ted.",
    "Don't mention the divorce.",
    "Don't say we are insolvent.",
    "Don't say insolvent.",
    "Don't say bankruptcy.",
    "Don't say cancer.",
    "Don't mention cancer.",
    "Don't call us before nine.",
    "I want a page about my divorce.",
  ])("but what holds a secret, or when to call, stays private: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["private keep"]);
  });

  it.each([
    "British spelling bee winners.",
    "No dogs looking out of the window.",
    "The lids have to be easy to change.",
    "Dogs must be able to swim.",
  ])("and what visitors may read is asked about: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual([expect.stringContaining("unsure")]);
  });

  it("a sentence that goes on with what is to be kept off is not proposed", () => {
    const contentNotes = "Do not put my home address on the site. It is above the bakery in Hull, open 9-5.";
    expect(verdictsOf({ contentNotes })[1]).toMatch(/keep$/);
  });
});

describe("how a website is to look is a wish, also where it is told by others' pages", () => {
  it.each([
    "Don't make me sound like a heritage centre.",
    "Avoid anything that looks like a bathroom showroom.",
    "No free-standing bath with a woman looking out of a window.",
    "I like old seed catalogues: numbered, dense, easy to scan.",
    "I don't like the ones with music that starts by itself.",
    "The big swimming schools have everywhere ducks and colors, I want not this.",
    "There's a fella in Yorkshire with a very good page, plain, all photographs of insides.",
  ])("%s", (competitors) => {
    expect(verdictsOf({ competitors })).toEqual(["wish keep"]);
  });

  it.each([
    "There's a fella in Yorkshire with a very good page, he copied my prices, plain.",
    "Brown & Sons have a nice site, no idea who made it.",
    "I like Harrow's, they are cheap.",
    "I like their photos but they stole them from me.",
    "I don't like the ones who undercut us with plain tiles.",
    "They take our customers, I don't want this.",
    "No man working for them has a licence.",
    "Avoid them.",
  ])("but a remark on others stays private: %s", (competitors) => {
    expect(verdictsOf({ competitors })).toEqual(["private keep"]);
  });
});

describe("C-29.703 what the author may write, must not show and should follow is a wish", () => {
  it.each([
    "You can draft the dull parts like parking and refunds.",
    "Feel free to shorten the texts.",
    "Please dont use photos of somebody elses boats.",
    "No stripes, the awning is green with white dots so something like that",
    "I don't want my home address on there.",
    "We'd rather not have prices on the website.",
  ])("%s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  });

  it.each([
    "You can write to me at home.",
    "You can draft my resignation.",
    "I don't want my ex on there.",
    "I don't want my home address on there, my ex is looking for me.",
  ])("but not: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).not.toContain("wish keep");
  });
});

describe("C-29.711 what must be on the site, what is not shown and how it is written is a wish", () => {
  it.each([
    "The harbour office badge must be on the website and we will send the file.",
    "I need to approve every sentence before publication.",
    "Plain English please.",
    "No 'guaranteed catch' stuff, nobody can promise fish.",
  ])("%s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  });

  it("in the answer about competitors, too", () => {
    const competitors = "We would rather not look like them: no anchors, no ropes, no pictures of sunsets.";
    expect(verdictsOf({ competitors })).toEqual(["wish keep"]);
    expect(verdictsOf({ competitors: "They have no staff, no licence, no insurance." })).toEqual([
      "private keep",
    ]);
  });

  it.each([
    "My ex must be on the site on Friday, he owes me.",
    "English is not my strong side.",
    "The bank has to approve every loan before publication.",
  ])("but not: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).not.toContain("wish keep");
  });

  it.each([
    "Photos are by Ida Holm, she wants her credit on there.",
    "The drawings were done by my nephew Aled, please put his name under them.",
    "Please keep the Irish names as they are.",
  ])("who is credited, and which words are kept, is a wish: %s", (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  });

  it("but a debt for a picture is none", () => {
    expect(verdictsOf({ contentNotes: "Photos by Tom, he still owes me for them." })).not.toContain(
      "wish keep",
    );
  });

  it("what people always ask is asked about", () => {
    expect(verdictsOf({ contentNotes: "Dogs are welcome, people always ask that" })).toEqual([
      "unsure print",
      "private keep",
    ]);
    expect(verdictsOf({ contentNotes: "My debts are known, people always ask that" })).toEqual([
      "private keep",
    ]);
  });
});

describe("orders about words and pictures are wishes in any answer", () => {
  it.each([
    { description: "Please get the accents right on the Welsh words!!" },
    { contentNotes: "Spell my name with the hyphen." },
    { contentNotes: "and its shed builder not joiner, people here dont search that" },
    { contentNotes: 'I also prefer "mob" to "herd" unless it is cattle.' },
    { contentNotes: "watermark if poss" },
    { contentNotes: "Ask me before using anybodys surname with the wedding pics, first names only" },
    { contentNotes: "Dont use stock pics w/ beaches or surfers." },
    { contentNotes: "It would be lovely if the front page was in Irish too, I can translate." },
  ])("%o", (answers) => {
    expect(verdictsOf(answers)).toEqual(["wish keep"]);
  });

  it.each([
    { description: "We print on watermark paper." },
    { description: "It's a barn not a hotel." },
    { description: "Ask us before using the kiln." },
    { description: "Parked at the back, the van is our shop." },
  ])("but not %o", (answers) => {
    expect(verdictsOf(answers)).not.toContain("wish keep");
  });
});

describe("a note about the sentence before it makes that sentence what visitors read", () => {
  it.each([
    [
      "Some walks are in Welsh because many speak it, this is important to show!",
      "Some walks are in Welsh because many speak it",
    ],
    ["We only use lime mortar. Please show this on the site.", "We only use lime mortar"],
    [
      "Our eggs are from hens outdoors. This is very important to mention.",
      "Our eggs are from hens outdoors",
    ],
    ["There is no toilet on the boat - please make sure people see it.", "There is no toilet on the boat"],
    [
      "We make no charge for under fives, and I would like this to be said plainly, once.",
      "We make no charge for under fives",
    ],
    ["Stats for the site: 120 weekly clients, 300+ decks built.", "120 weekly clients, 300+ decks built"],
  ] as const)("%s", (description, words) => {
    const read = readStatements(formDataSchema.parse({ description }));
    expect(read.filter(({ proposal }) => proposal === "print").map(({ text }) => text)).toEqual([words]);
    expect(read[0]?.kind).toBe("wish");
  });

  it.each([
    "He cheats on his wife. Please show this.",
    "I do most jobs for cash and I want it to be said.",
    "Every week somebody calls about puppies and I must say no. Please write this friendly but clear.",
    "Please show this voucher at the till",
  ])("but not of '%s'", (description) => {
    const read = readStatements(formDataSchema.parse({ description }));
    expect(read.filter(({ proposal }) => proposal === "print")).toEqual([]);
  });
});

it("where the writer sits is small talk", () => {
  expect(verdictsOf({ description: "parked up dont worry" })).toEqual(["private keep"]);
  expect(verdictsOf({ description: "Nervous? Don't worry, we go slowly." }).join()).toContain("print");
});

it.each([
  "The photo with the two ovens. Please show this.",
  "The photo with the two ovens, please show this.",
  "If the bank agrees we open on Sundays. Please highlight that.",
  "Well, mostly. Please highlight this.",
  "We don't do credit for the Flynns. Please make sure customers see this.",
  "A picture of Mum in the old shop. People should see this.",
  "Book now button. Please make this big.",
  "The thing about the deposit. Please make this clear.",
  "we will from May. Please show this.",
])(
  "a wish to show what is no sentence, has a condition or names somebody dictates nothing: %s",
  (contentNotes) => {
    const read = readStatements(formDataSchema.parse({ contentNotes }));
    expect(read.filter(({ proposal }) => proposal === "print")).toEqual([]);
    expect(read.at(-1)?.kind).toBe("wish");
  },
);

it.each(["A short paragraph asking people to ring first will do.", "Terms: our own document will follow."])(
  "what leaves the wording to the builder or to later is a wish: %s",
  (contentNotes) => {
    expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
  },
);

it.each([
  "Please also do not promise results or say how quickly a child will talk.",
  "Vaccinations have to be clear.",
  "The deposit needs to be very clear.",
  "Classes page: what each one is, how long, what's included, wear old clothes.",
])("how the texts are to be is a wish, not a sentence for visitors: %s", (contentNotes) => {
  expect(verdictsOf({ contentNotes })).toEqual(["wish keep"]);
});
