import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, find, questionOf } from "./asked.fixture.ts";

describe("no question on what the words refuse, tell elsewhere or only seem to name", () => {
  const glass: Answers = { niche: "Stained glass", pages: ["Home"] };
  const physio: Answers = { niche: "Physiotherapist", pages: ["Home", "Pricing"] };

  it.each<[string, string, Answers]>([
    [
      "payment",
      "payment that is refused",
      { ...glass, contentNotes: "We don't need them to pay on the website, we take a deposit by phone." },
    ],
    ["payment", "payment that nobody needs", { ...glass, contentNotes: "No need for people to pay online." }],
    [
      "conflict-prices-shown",
      "a page without prices beside one with",
      {
        niche: "bakery",
        customPages: ["Wholesale"],
        offers: [{ name: "Rye", price: "9" }],
        contentNotes: "Wholesale = just an enquiry form, no prices.",
      },
    ],
    [
      "video",
      "an examination on video",
      {
        ...physio,
        offers: [{ name: "Running analysis", what: "75 minutes with video, Joost only", price: "€85" }],
      },
    ],
    [
      "others-named",
      "a kind of customer",
      { niche: "septic tanks", description: "Grease traps we do for restaurants too." },
    ],
  ])("%s: %s", (id, _, formData) => {
    expect(find(formData, id)?.quotes.join() ?? null).toBeNull();
  });
});

describe("a page or the launch waits only for what it cannot do without", () => {
  const physio: Answers = {
    niche: "Physiotherapist",
    pages: ["Home", "Services", "Team", "FAQ"],
    contact: { country: "PT" },
  };

  it.each<[string, string, Answers]>([
    [
      "pictures",
      "a team that can be shown by its names",
      { ...physio, contentNotes: "Photos of both of us are ready." },
    ],
    [
      "language",
      "a first language that is told",
      { ...physio, contentNotes: "English first. A Portuguese version should follow later in the year." },
    ],
    [
      "uploads",
      "photos whose purpose is told",
      {
        niche: "Stained glass",
        contentNotes:
          "It would be good if people could send a photo of their door with the message so I can give them a rough idea.",
      },
    ],
    [
      "words-waiting",
      "a correction beside words enough",
      {
        niche: "Knives",
        description:
          "We sharpen knives on your doorstep. We drive to Lakefield and Bridgenorth. We also take the scissors of salons.",
        wordChoices: [],
        contentNotes: "Bandon, Rosscarbery and Timoleague all covered.",
      },
    ],
  ])("%s: %s", (id, _, formData) => {
    expect(find(formData, id)?.blocks ?? "nothing").toBe("nothing");
  });

  it.each<[string, string, Answers]>([
    [
      "legal-address",
      "an address that may move",
      {
        contact: { country: "AU", address: "2/38 Templeton St, Castlemaine VIC 3450" },
        niche: "Bakery",
        goals: ["Sell Products"],
        onlyForUs: "Might move next year. Don't print the address on anything expensive.",
      },
    ],
    [
      "page-wholesale",
      "a page that is a form and nothing else",
      {
        niche: "Bakery",
        customPages: ["Wholesale"],
        description: "We do supply 4 cafes.",
        contentNotes: "Wholesale = just an enquiry form, no prices.",
      },
    ],
    [
      "lessons",
      "explaining, outside education",
      { niche: "septic tank pumping", goals: ["Educational Content"], pages: ["Home", "FAQ"] },
    ],
    [
      "confirm-hours",
      "days of a product",
      {
        niche: "Bakery",
        description: "Pies Thurs-Sat. Sell out most Saturdays by 11.",
        contact: { openingHours: "Wed-Fri 7-2, Sat 7-1" },
      },
    ],
  ])("%s is not asked about %s", (id, _, formData) => {
    expect(find(formData, id)).toBeUndefined();
  });

  it.each([
    "We bake every week.",
    "Our news is on Instagram, changed each week.",
    "When we're full we close.",
  ])("'%s' asks for nothing that changes", (description) => {
    expect(find({ niche: "Bakery", description }, "updates")).toBeUndefined();
  });

  it("outside Europe no law makes the site say who runs it", () => {
    const formData: Answers = {
      niche: "Bakery",
      pages: ["Home", "Pricing"],
      contact: { country: "AU" },
      offers: [
        { name: "Rye", price: "9" },
        { name: "White", price: "8" },
        { name: "Spelt", price: "10" },
      ],
    };
    expect(questionOf(formData, "registration")).toMatch(/Prices for consumers have to be whole/);
    expect(questionOf(formData, "registration")).not.toMatch(/The site has to say so/);
  });
});

describe("what a second set of forms showed", () => {
  it.each<[string, string, Answers]>([
    [
      "words-waiting",
      "a legal page",
      {
        niche: "Dentist",
        description: "We treat teeth. We have a ramp. We speak Zulu.",
        contentNotes: "POPIA privacy notice.",
      },
    ],
    [
      "colors-chosen",
      "a color with its number",
      { contentNotes: "Colours: our logo is dark teal (#1F5C63) and sand." },
    ],
    [
      "booking-tool",
      "booking by phone that they keep",
      {
        niche: "Bookbinding",
        pages: ["Home"],
        contentNotes: "I'd still want them to ring to book because I like to know them.",
      },
    ],
    [
      "open-pictures",
      "pictures that are asked for already",
      {
        niche: "Bookbinding",
        contentNotes:
          "It would be nice to have pictures of a book before and after side by side, I have dozens on my telephone.",
      },
    ],
    [
      "sell-online",
      "a part of the work done elsewhere",
      {
        niche: "Yacht rigger",
        description: "Wire and rod replacement, own swaging machine to 12mm, bigger we send to Sicily.",
      },
    ],
    [
      "language",
      "a country whose laws are in English",
      { contact: { country: "MT" }, description: "We mend masts." },
    ],
  ])("%s is not asked about %s", (id, _, formData) => {
    expect(find(formData, id)).toBeUndefined();
  });

  it.each([
    "Before race season banner, I switch on off myself",
    "Pictures of slabs with a price and mark it sold when its sold.",
  ])("a page waits for who keeps '%s' up to date", (contentNotes) => {
    expect(find({ niche: "Sawmill", contentNotes }, "updates")?.blocks).toBe("page");
  });

  it.each([
    ["Nervous Patients", /before their first visit/, false],
    ["For patients", /before their first visit/, true],
    ["Parents' info", /before their first visit/, true],
  ])("a page called %s: %s %s", (name, words, isAsked) => {
    const text = questionOf(
      { niche: "Dentist", customPages: [name] },
      `page-${name.toLowerCase().replace(/'/g, "").replace(/ /g, "-")}`,
    );
    expect(text).not.toBe("");
    expect(words.test(text)).toBe(isAsked);
  });

  it("a report with photos is no picture for the site, and a book to mend is no booking", () => {
    const rigger: Answers = {
      niche: "Yacht rigger",
      pages: ["Portfolio"],
      contentNotes: "Photos big.",
      description: "Mast inspections, written report w/ photos, insurers accept it.",
    };
    expect(find(rigger, "pictures")?.quotes).toEqual(["Photos big."]);
    const binder: Answers = {
      niche: "Bookbinding",
      goals: ["Book Appointments"],
      description: "I really can't say a price until I have the book in my hands.",
    };
    expect(find(binder, "booking-tool")?.quotes ?? []).toEqual([]);
  });
});

describe("help at once, and mail that nobody reads", () => {
  it.each<[string, Answers]>([
    [
      "hours",
      {
        niche: "Septic tanks",
        contact: { openingHours: "monday through friday 7 to 5 emergencies anytime" },
      },
    ],
    ["a sentence", { niche: "Locksmith", description: "We open doors. 24/7 emergency call-outs." }],
  ])("a page waits for the terms of emergencies in %s", (_, formData) => {
    expect(find(formData, "emergency-terms")).toMatchObject({ asks: "client", blocks: "page" });
  });

  it.each([
    "Emergency call-outs day and night, £120 an hour after 6pm.",
    "In an emergency call 999.",
    "We test emergency lighting.",
    "We have no emergency service at night.",
    "The gym is open 24/7.",
  ])("'%s' leaves nothing to ask about emergencies", (description) => {
    expect(find({ niche: "Locksmith", description }, "emergency-terms")).toBeUndefined();
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

  it("the number of a company is none of a profession", () => {
    const formData: Answers = {
      niche: "Physiotherapist",
      description: "I am a physiotherapist.",
      registrationNumber: "NIPC 514 000 287",
      contact: { country: "PT" },
    };
    expect(find(formData, "profession")).toBeDefined();
  });
});

describe("what a third set of forms showed", () => {
  it("prices in words are prices in passing", () => {
    const formData: Answers = {
      niche: "Garage",
      pages: ["Pricing"],
      description: "A basic service is from two hundred and nineteen. Loan cars are twenty dollars.",
    };
    expect(questionOf(formData, "prices-missing")).toMatch(/in passing/);
  });

  it.each([
    ["AU", true],
    ["NZ", true],
    ["CA", false],
  ])("in %s prices for consumers have to be whole: %s", (country, isSaid) => {
    const formData: Answers = {
      niche: "Bakery",
      pages: ["Home", "Pricing"],
      contact: { country },
      offers: [
        { name: "Rye", price: "9" },
        { name: "White", price: "8" },
        { name: "Spelt", price: "10" },
      ],
    };
    expect(/have to be whole/.test(questionOf(formData, "registration"))).toBe(isSaid);
  });

  it("a page of instructions is asked for its steps", () => {
    expect(
      questionOf(
        { niche: "Chair caning", customPages: ["How to count your holes"] },
        "page-how-to-count-your-holes",
      ),
    ).toMatch(/steps.*picture/);
  });
});

describe("questions in the words of the trade", () => {
  it("the language of a country waits for nobody who says nothing of languages", () => {
    expect(find({ niche: "Accountant", contact: { country: "NL" } }, "language")?.blocks).toBe("nothing");
    expect(
      find(
        { niche: "Accountant", contact: { country: "NL" }, contentNotes: "Dutch and English please." },
        "language",
      )?.blocks,
    ).toBe("launch");
  });
});

describe("what a fourth set of forms showed", () => {
  it("an address that is not to be on the map waits for a decision", () => {
    const formData: Answers = {
      niche: "House removals",
      contact: { country: "IE", address: "Knockaderreen, Barefield, Ennis, Co. Clare" },
      onlyForUs: "Don't put the home address on the map please, only the area.",
    };
    const { words } = projectOf(onboardingSchema.parse({ formData }), context);
    expect(
      words.facts.filter(({ kind }) => kind === "address").map(({ isConfirmed }) => isConfirmed),
    ).toEqual([false]);
    const kept: Answers = { ...formData, onlyForUs: "Don't print the address on anything expensive." };
    const shown = projectOf(onboardingSchema.parse({ formData: kept }), context).words;
    expect(
      shown.facts.filter(({ kind }) => kind === "address").map(({ isConfirmed }) => isConfirmed),
    ).toEqual([true]);
  });

  it.each<[string, string, Answers]>([
    [
      "emergency-terms",
      "work in the dark",
      { niche: "Diving", description: "We come at night or on the Monday when the course is closed." },
    ],
    [
      "prices-differ",
      "a day's and a night's price",
      {
        niche: "Locksmith",
        pages: ["Pricing"],
        description: "Lockout $95 days, $140 after 9 pm.",
        offers: [{ name: "Lockout", price: "$95 / $140 night" }],
      },
    ],
  ])("%s is not asked about %s", (id, _, formData) => {
    expect(find(formData, id)).toBeUndefined();
  });

  it("a place that somebody takes back while talking is asked about", () => {
    const description = "We work from Port Edward, no sorry Southbroom up to Ballito.";
    const { words } = projectOf(onboardingSchema.parse({ formData: { description } }), context);
    expect(words.open.points.map(({ kind }) => kind)).toEqual(["recall"]);
    expect(words.statements.some(({ isPrinted, text }) => isPrinted && text.includes("Port Edward"))).toBe(
      false,
    );
  });
});

describe("places that the client gives up", () => {
  const description = "Window cleaning in Ennis, Shannon and Quin. Gutters too.";

  it.each([
    "Not taking on any more in Shannon after Easter, too much driving",
    "We stopped going to Shannon.",
    "I don't want to work in Shannon any more.",
  ])("the launch waits for an answer, and the note is not quoted: %s", (onlyForUs) => {
    const question = find({ description, onlyForUs }, "places-left");
    expect(question).toMatchObject({ asks: "client", blocks: "launch" });
    expect(question?.quotes).toEqual(["Window cleaning in Ennis, Shannon and Quin."]);
  });

  it.each([
    { description, onlyForUs: "I grew up in Shannon." },
    { description, onlyForUs: "Not taking on any more in Limerick." },
    { description, onlyForUs: "" },
  ])("nothing is asked of %j", (formData) => {
    expect(find(formData, "places-left")).toBeUndefined();
  });
});

describe("a hotel for cats", () => {
  const cattery: Answers = {
    businessName: "Chez Moustache",
    niche: "cat boarding / pension pour chats",
    description:
      "Boarding cattery in the Dordogne. Everyone gets a photo of their cat on WhatsApp. Drop off and pick up is by appointment only.",
    contentNotes: "I don't want people to book straight in, just ask for dates and I reply.",
    pages: ["Home", "Booking", "Contact"],
    customPages: ["Conditions / what to bring"],
    onlyForUs: "Please don't put the exact address on there, just the village, had a break in.",
    contact: { country: "FR", phone: "05 36 49 12 87", address: "Lieu-dit Les Noyers, 24150 Lalinde" },
  };

  it.each(["stay-registration", "booking-stays", "booking-tool", "address-withheld"])(
    "is not asked about %s",
    (id) => {
      expect(find(cattery, id)).toBeUndefined();
    },
  );

  it("keeps its address from visitors, and its page of conditions asks for no lawyer's text", () => {
    expect(find(cattery, "legal-address")).toMatchObject({ blocks: "launch" });
    const { facts } = projectOf(onboardingSchema.parse({ formData: cattery }), context).words;
    expect(facts.filter(({ kind, isConfirmed }) => kind === "address" && isConfirmed)).toEqual([]);
    expect(find(cattery, "page-conditions-what-to-bring")?.question ?? "").not.toContain("lawyer");
  });
});

it("what the last web designer took is neither a customer's deposit nor a second person who decides", () => {
  const onlyForUs = "wife says the last web guy disappeared with our deposit so please be straight with me";
  const ids = ["deposit", "sign-off"].filter(
    (id) => find({ niche: "Tree removal", onlyForUs }, id) !== undefined,
  );
  expect(ids).toEqual([]);
});

it.each([
  ["Goldfeilds Pest Control", "dean@goldfieldspest.example", true],
  ["Goldfields Pest Control", "dean@goldfieldspest.example", false],
  ["Thornton Plumbing", "info@thorntonplumbers.example", false],
  ["Baker Brothers", "mail@bakersbros.example", false],
  ["Considine Windows", "ger@considinewindows.example", false],
  ["Goldfeilds Pest Control", "dean@gmail.com", false],
])("the spelling of the name '%s' beside '%s' is asked about: %s", (businessName, email, isAsked) => {
  const question = find({ businessName, contact: { email } }, "name-spelling");
  expect(question !== undefined).toBe(isAsked);
});
