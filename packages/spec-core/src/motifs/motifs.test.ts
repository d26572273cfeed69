import fc from "fast-check";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import { industries } from "../industry/industries.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { initialsOf, plateWords } from "./client-words.ts";
import { drawMotif, type MotifPlace } from "./draw-motif.ts";
import { keyFor, keysFor, subjectOf } from "./key-for.ts";
import { peppers } from "./parts/small-plates.ts";
import type { Given, Trade } from "./trade.ts";
import { tradeOf } from "./trade-of.ts";
import { tradeOfIndustry, tradeWords } from "./trade-words-table.ts";
import { trades } from "./trades/all-trades.ts";
import { typographic } from "./typographic.ts";

const given = (words: string): Given => ({
  plate: [words, words],
  initials: words,
  measure: (text) => text.length * 0.6,
  random: seededRandom(words),
});

const places = (words: string): MotifPlace[] => [
  "opening",
  "prices",
  "contact",
  "footer",
  ...Array.from({ length: 9 }, (_, service) => ({ service, words })),
  { person: 0, initials: words },
];

const drawnAll = (trade: Trade, words: string): string[] =>
  places(words).map((place) => drawMotif(trade, place, given(words)));

const elementNames = new Set(["svg", "g", "path", "circle", "ellipse", "rect", "text", "defs", "use"]);
const attributeNames = new Set(
  "class viewBox preserveAspectRatio aria-hidden focusable d cx cy r rx ry x y width height transform font-size text-anchor stroke-width stroke-dasharray stroke-linecap id href".split(
    " ",
  ),
);
const parser = new XMLParser({ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: "" });

/** Every element and attribute of parsed markup that a drawing has no use for. */
function strangers(nodes: unknown): string[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node: Record<string, unknown>) =>
    Object.entries(node).flatMap(([name, value]) => {
      if (name === "#text") return [];
      if (name === ":@")
        return Object.keys(value ?? {}).filter((attribute) => !attributeNames.has(attribute));
      return [...(elementNames.has(name) ? [] : [name]), ...strangers(value)];
    }),
  );
}

describe("the drawings of the trades", () => {
  it("C-36.81 every industry but those without a common sight has trades, 30 and more in all", () => {
    expect(trades.length).toBeGreaterThanOrEqual(30);
    expect(new Set(trades.map(({ industry }) => industry))).toEqual(new Set(industries));
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    expect(Object.keys(tradeWords).sort()).toEqual(trades.map(({ id }) => id).sort());
    for (const id of Object.values(tradeOfIndustry)) expect(tradeWords).toHaveProperty([id]);
  });

  it.each(trades.map((trade) => [trade.id, trade] as const))(
    "C-36.82 %s: well-formed for any words; no script, handler, style or color of its own",
    (_, trade) => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ unit: "grapheme", maxLength: 30 }),
            fc.constant(`"><script>alert(1)</script>#fff`),
          ),
          (words) => {
            const clean = words.replace(/[^\t\n\r -\uFFFD\u{10000}-\u{10FFFF}]|[\uD800-\uDFFF]/gu, "");
            for (const drawn of drawnAll(trade, clean)) {
              expect(XMLValidator.validate(drawn)).toBe(true);
              expect(strangers(parser.parse(drawn))).toEqual([]);
            }
          },
        ),
        { numRuns: 3 },
      );
      for (const drawn of drawnAll(trade, "Leeds"))
        expect(drawn).not.toMatch(/#[0-9a-f]{3}|style|url\(|NaN|undefined/i);
    },
  );

  it("C-36.83 a page with nine services takes at most 40 kB of drawings", () => {
    const sizes = trades.map((trade) => {
      const services = trade.keys.map(({ words }, service) => ({ service, words }));
      const shown: MotifPlace[] = [...places("").slice(0, 4), ...[...services, ...services].slice(0, 9)];
      return shown.reduce((sum, place) => sum + drawMotif(trade, place, given("Leeds")).length, 0);
    });
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });

  it("C-36.84 the same answers give the same drawings", () => {
    for (const trade of trades) expect(drawnAll(trade, "Kiln & Co")).toEqual(drawnAll(trade, "Kiln & Co"));
  });

  it("C-36.85 letters stand where no trade fits, for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 40 }), (name) => {
        const letters = { ...given(name), initials: initialsOf(name) };
        for (const place of places(name))
          expect(XMLValidator.validate(drawMotif(typographic(letters, name), place, letters))).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(initialsOf("Okafor Plumbing & Heating")).toBe("OPH");
    expect(initialsOf("Brandt Stahlbau GmbH")).toBe("BS");
    expect(initialsOf("Refuge de la Combe Sereine")).toBe("RCS");
    expect(initialsOf("A La Carte")).toBe("ALC");
    expect(initialsOf("[Business name]")).toBe("BN");
    expect(initialsOf("Edith Moor, Wedding Officiant")).toBe("EM");
    expect(initialsOf("Fox, Grant & Lee")).toBe("FGL");
    expect(initialsOf("Rosa Anna Fields")).toBe("R");
    expect(initialsOf("Ulrich Keller")).toBe("U");
    expect(initialsOf("🧼 🫧 🐝 Bubble & Bee")).toBe("BB");
  });

  it("C-36.252 a service whose words match no drawing gets one that suits the whole trade, another than its neighbors", () => {
    const list = ["Xyzzy", "Qwertz", "Plugh", "Foobar"].map((name) => ({ name, text: "" }));
    for (const trade of trades) {
      const general = trade.keys.filter(({ isGeneral }) => isGeneral).map(({ draw }) => draw);
      expect(general.length, trade.id).toBeGreaterThanOrEqual(2);
      const drawings = [...keysFor(trade, list).values()];
      expect(general, trade.id).toEqual(expect.arrayContaining(drawings));
      expect(drawings.filter((drawing, index) => drawing === drawings[index + 1])).toEqual([]);
    }
  });

  it.each([
    ["We plan refuelling stations for hydrogen lorries, from the soil survey to the permit.", "refuelling"],
    ["Flood modelling and sustainable drainage for councils.", "drainage"],
    ["Structural calculations for steel and timber frames, and some drainage.", null],
    ["We are engineers in Leeds.", null],
  ])(
    "C-36.258 the hero of engineers shows what they work on, a frame where they do not say: %s",
    (description, word) => {
      const trade = trades.find(({ id }) => id === "engineer");
      if (!trade) throw new Error("No engineers.");
      const subject = subjectOf(trade, description);
      expect(subject).toBe(word === null ? undefined : keyFor(trade, { service: 0, words: word }));
      const hero = drawMotif(trade, "opening", { ...given("Leeds"), ...(subject ? { subject } : {}) });
      expect(hero === drawMotif(trade, "opening", given("Leeds"))).toBe(word === null);
    },
  );

  it.each(["Gernika peppers", "Pimientos de Padrón", "Grilled shishito"])(
    "C-36.259 %s are drawn as slender peppers",
    (words) => {
      const trade = trades.find(({ id }) => id === "restaurant");
      if (!trade) throw new Error("No restaurant.");
      expect(keyFor(trade, { service: 0, words })).toBe(peppers);
    },
  );

  it("C-36.97 services of one list get their drawings by their names, then by their texts", () => {
    const [plumber] = trades.filter(({ id }) => id === "plumber");
    if (!plumber) throw new Error("No plumber.");
    const keys = keysFor(plumber, [
      { name: "The big one", text: "A new bathroom from start to finish" },
      { name: "Boiler service", text: "" },
    ]);
    const [bath, boiler] = ["bath", "boiler"].map((words) => keyFor(plumber, { service: 0, words }));
    expect([keys.get("The big one"), keys.get("Boiler service")]).toEqual([bath, boiler]);
  });

  it("C-36.209 two services beside one another look different, even where both match the same drawing alone", () => {
    const builder = trades.find(({ id }) => id === "builder");
    if (!builder) throw new Error("There is a builder.");
    const names = ["Full re-roof", "Gutter cleaning", "Chimney repointing", "Flat roof"];
    const keys = keysFor(
      builder,
      names.map((name) => ({ name, text: "" })),
    );
    const drawings = names.map((name) => keys.get(name));
    expect(drawings.filter((drawing, index) => drawing === drawings[index + 1])).toEqual([]);
    expect(drawings).toContain(keyFor(builder, { service: 0, words: "roof" }));
  });

  it("C-36.210 one odd service of many names no trade, a third of them does", () => {
    const railway = { niche: "Charity", businessName: "Upper Dale Railway", description: "", audience: "" };
    const tickets = ["Day ticket", "Family ticket", "Dogs", "Membership", "School visit"];
    expect(tradeOf({ ...railway, services: tickets })).toBeNull();
    expect(tradeOf({ ...railway, services: ["School visit", "Tuition", "Membership"] })?.id).toBe("tutor");
  });

  it("C-36.98 a person without a picture stands on the trade's line as initials, beside one of its things", () => {
    for (const trade of trades) {
      const drawn = drawMotif(trade, { person: 1, initials: "HN" }, given("Vale"));
      expect(drawn).toContain(">HN</text>");
      expect(drawn).toContain(trade.keys[1 % trade.keys.length]?.draw);
    }
  });

  it("C-36.86 a service's own words choose its drawing; without any the drawings come in turn", () => {
    const plumber = trades.find(({ id }) => id === "plumber");
    if (!plumber) throw new Error("There is a plumber.");
    const key = (service: number, words: string): string => drawMotif(plumber, { service, words }, given(""));
    expect(key(5, "Boiler service")).toBe(key(0, "Boilers"));
    expect(key(0, "New bathrooms")).not.toBe(key(0, "Boilers"));
    expect(key(0, "xyz")).not.toBe(key(1, "xyz"));
  });
});

describe("the words of a plate", () => {
  it("C-36.87 are the client's own: a named register, else where and since when, else since when", () => {
    const statements = ["Boilers and bathrooms round Leeds since 2009."];
    const registration = { about: "Gas Safe registered no", text: "123456" };
    const given = { statements, founded: "2009", registration: null, name: "Okafor Plumbing", beside: [] };
    expect(plateWords({ ...given, registration })).toEqual(["Gas Safe registered no", "123456"]);
    const vat = { about: "VAT", text: "GB123456789" };
    expect(plateWords({ ...given, registration: vat })).toEqual(["Round Leeds", "since 2009"]);
    expect(plateWords({ ...given, statements: [] })).toEqual(["Since 2009"]);
    expect(plateWords({ ...given, founded: null })).toEqual([]);
  });

  it("C-36.255 are the name where the page tells the year right beside the plate", () => {
    const given = { statements: [], founded: "2009", registration: null, beside: ["In Leeds since 2009."] };
    expect(plateWords({ ...given, name: "Okafor Plumbing" })).toEqual(["Okafor Plumbing"]);
    expect(plateWords({ ...given, name: "Okafor Plumbing and Heating of Leeds" })).toEqual([]);
  });
});

const named = (
  niche: string,
  rest: { businessName?: string; description?: string; services?: string[] } = {},
) => {
  const words = { niche, businessName: "", description: "", audience: "", services: [], ...rest };
  return tradeOf(words)?.id ?? "letters";
};

it.each(["Joe's", "Maria's of Leeds", "Es", "The Ing"])(
  "the name %s, which names no trade, gives no business the drawings of one",
  (businessName) => {
    expect(named("Pest control", { businessName })).toBe("letters");
    expect(named("Charity", { businessName, description: "It's for children." })).toBe("letters");
  },
);

it("C-36.237 letters of two services differ where both begin alike", () => {
  const names = ["Shaving soap", "Soap workshop", "Rosemary bar"];
  const written = names.map((name) => {
    const [key] = typographic(given(""), name, names).keys;
    return /<text[^>]*>([^<]*)</u.exec(key?.draw ?? "")?.[1];
  });
  expect(written).toEqual(["Sh", "So", "R"]);
});

describe("the trade that a client's words name", () => {
  it.each([
    ["Plumbing and heating", "plumber"],
    ["Forest kindergarten", "nursery"],
    ["Family law firm", "solicitor"],
    ["Café", "cafe"],
    ["Hairdresser and barber", "hairdresser"],
    ["Dog grooming", "dogs"],
    ["Mobile vet for horses and donkeys", "horse-vet"],
    ["Equine vets", "horse-vet"],
    ["Vet for cats and dogs", "vet"],
    ["Saddles for horses", "letters"],
    ["Wedding and funeral celebrant", "letters"],
    ["Funeral directors", "letters"],
    ["Mexican-Chilean taqueria", "restaurant"],
    ["Sushi bar", "restaurant"],
    ["Pet insurance", "adviser"],
    ["Farm software", "software"],
    ["Guided walking tours", "guide"],
    ["Driving school", "driving"],
    ["Bike shop and workshop", "bike-shop"],
    ["Portrait photography", "photographer"],
    ["Wedding florist", "florist"],
    ["Window cleaning", "cleaner"],
    ["Psychotherapist", "therapist"],
    ["Counselling for couples", "therapist"],
    ["Massage therapist", "physio"],
    ["Speech and language therapist", "speech-therapy"],
    ["Doctors' surgery", "clinic"],
    ["Pharmacy", "remedies"],
    ["Roofer", "roofer"],
    ["Handyman services", "builder"],
    ["Roof tiling and slating", "roofer"],
    ["Slate and guttering", "roofer"],
    ["Tree surgeon", "tree-surgeon"],
    ["Driving instructor", "driving"],
    ["Music teacher", "music"],
    ["Locksmith", "locksmith"],
    ["Removals", "removals"],
    ["Laser hair removal", "beautician"],
    ["Make-up artist", "beautician"],
    ["Wedding photographer", "photographer"],
    ["Software for roofers", "software"],
    ["Accountants to restaurants", "accountant"],
    ["Hydrogen refuelling engineers", "engineer"],
    ["Engineering consultancy", "engineer"],
    ["Structural and civil engineers", "engineer"],
    ["Chartered surveyor", "engineer"],
    ["Energy and environment planners", "engineer"],
    ["District heating design", "engineer"],
    ["Mechanical engineers", "engineer"],
    ["Management consultants", "consultant"],
    ["Chartered surveyors and estate agents", "estate-agent"],
    ["Heating engineer", "plumber"],
    ["Gas engineer", "plumber"],
    ["Drainage engineers", "plumber"],
    ["Electrical engineers", "electrician"],
    ["Software engineer", "software"],
    ["Sound engineer", "letters"],
    ["Precision engineering", "letters"],
    ["Undertaker", "letters"],
    ["Chimney sweep", "sweep"],
    ["Translator", "letters"],
    ["Tattoo studio", "letters"],
    ["Wedding planner", "weddings"],
    ["Riding school", "riding"],
    ["Taxi", "taxis"],
    ["Steel construction", "letters"],
    ["", "letters"],
  ])("C-36.88 %s: %s", (niche, trade) => {
    expect(named(niche)).toBe(trade);
  });

  it("C-36.216 a place in a name is no trade without drawings, and the industry alone names no trade where its trades differ", () => {
    expect(
      named("", { businessName: "Church Lane Garage", description: "MOT and tyres for cars and vans." }),
    ).toBe("garage");
    expect(
      named("", { businessName: "Hollis & Sons", description: "Funerals without fuss, day and night." }),
    ).toBe("letters");
    expect(
      named("", { businessName: "The Vault", description: "A boutique stay in a former bank." }),
    ).not.toBe("restaurant");
  });

  it("C-36.89 a surname names no trade, and neither do customers in a description", () => {
    expect(named("Solicitors", { businessName: "Baker & Potter" })).toBe("solicitor");
    expect(named("Steel construction", { description: "We also deliver to cafés and hotels." })).toBe(
      "letters",
    );
    expect(
      named("", {
        businessName: "Okafor Plumbing & Heating",
        description: "Boilers and bathrooms round Leeds.",
      }),
    ).toBe("plumber");
  });
});

it.each([
  ["Tiled stoves and bread ovens, built on site", "letters"],
  ["stove builder, tiles", "letters"],
  ["towing lessons", "driving"],
  ["Dry stone walling and hedge-bank repair", "letters"],
  ["wheelwright - wooden wheels and cart repairs", "letters"],
  ["Hedge cutting and lawns", "gardener"],
  ["Bread and cakes", "bakery"],
])("%s has the drawings of: %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it("the plate of a restaurant holds a pizza where the name of the trade says so, or its description twice", () => {
  const trade = trades.find(({ id }) => id === "restaurant");
  if (!trade) throw new Error("No restaurant.");
  const heroOf = (description: string, niche: string): string => {
    const subject = subjectOf(trade, description, niche);
    return drawMotif(trade, "opening", { ...given("Truro"), ...(subject ? { subject } : {}) });
  };
  const plain = drawMotif(trade, "opening", given("Truro"));
  expect(heroOf("", "Wood-fired pizza")).not.toBe(plain);
  expect(heroOf("Pizza margherita from a wood oven.", "Restaurant")).toBe(heroOf("", "Wood-fired pizza"));
  expect(heroOf("Fish from the harbour, and a pizza for the children.", "Restaurant")).toBe(plain);
});
