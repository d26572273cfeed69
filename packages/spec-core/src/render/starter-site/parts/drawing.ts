import { pathOf } from "../../../deck/parts/section.ts";
import { preferredWay } from "../../../deck/preferred-way.ts";
import { withoutDenied } from "../../../industry/denied.ts";
import { memoByKey, memoPerObject } from "../../../memo.ts";
import { initialsOf, plateWords } from "../../../motifs/client-words.ts";
import { drawMotif, type MotifPlace } from "../../../motifs/draw-motif.ts";
import { keysFor, type ListedService, subjectOf } from "../../../motifs/key-for.ts";
import { onlyNamed } from "../../../motifs/only-named.ts";
import { refusedThings, refusesDrawings } from "../../../motifs/refused-pictures.ts";
import type { Given, Trade } from "../../../motifs/trade.ts";
import { tradeOf } from "../../../motifs/trade-of.ts";
import { typographic } from "../../../motifs/typographic.ts";
import { withoutPhone } from "../../../motifs/without-phone.ts";
import { withoutRefused } from "../../../motifs/without-refused.ts";
import { seededRandom } from "../../../random/seeded-random.ts";
import { textWidth } from "../css/word-widths.ts";
import type { Site } from "../site.ts";

interface Motif {
  readonly trade: Trade | null;
  readonly given: Omit<Given, "random">;
  /** The names of all services that have a drawing. */
  readonly services: readonly string[];
}

/**
 * What the client says of the business, without what they do not do: first the sentences for visitors, then the undecided
 * ones, which may be used because no word of them is shown.
 */
const described = ({ spec, description }: Site): string => {
  const waiting = spec.content.statements.filter(
    ({ field, kind, isPrinted, decidedBy }) =>
      field === "description" &&
      !isPrinted &&
      decidedBy === "rules" &&
      (kind === "fact" || kind === "unsure"),
  );
  return withoutDenied([...description, ...waiting.map(({ text }) => text)].join(" "));
};

/** All services that the site lists with a drawing each, on any page. */
function listed({ words, pages }: Site): ListedService[] {
  const lists = [
    words("/", "services"),
    words("/", "portfolio"),
    ...pages.flatMap(({ kind, file }) => (kind === "Services" ? [words(pathOf(file), "list")] : [])),
  ];
  const services = lists.flatMap(({ items }) =>
    items.map((item) => ({ name: item.text("title"), text: item.text("text") })),
  );
  return [...new Map(services.map((service) => [service.name, service])).values()];
}

/** A registration with the name of its register; the legal form, which may be beside a number, is no register. */
const registerOf = ({ facts, spec }: Site) =>
  facts("registration").find(
    ({ about }) =>
      about !== "" && about.trim().toLowerCase() !== spec.businessInfo.legalForm.trim().toLowerCase(),
  ) ?? null;

/** The texts beside the hero drawing and in the section below it. */
function besideOpening({ headline, words }: Site): string[] {
  const [hero, features] = [words("/", "hero"), words("/", "features")];
  return [headline, hero.text("lead"), ...features.items.map((item) => item.text("text"))];
}

/** What the client says of the site, and not of the business. */
const wishesOf = ({ spec }: Site): readonly string[] =>
  spec.content.statements
    .filter(({ field, kind }) => field === "contentNotes" || kind === "wish")
    .map(({ text }) => text);

/** A remark on competitors that says what the own site shall not be like. */
const isOnOneself =
  /(?<!\p{L})(?:(?:would|['’]d) rather not|(?:don['’]?t|do not) want|not (?:to )?(?:look|be|resemble|seem) like|unlike)(?!\p{L})/iu;

/** 'No gavels, no columns' in such a remark, without a word for pictures. */
const plainRefusal = /(?<!\p{L})no (?:\p{L}+ )?(\p{L}{3,}s)(?=[,.;!]|$| and | or )/giu;

/**
 * The things of which the client wants no pictures, from everything that they wrote, including remarks for the agency
 * only.
 */
const refusedBy = ({ spec }: Site): readonly string[] => {
  const others = spec.content.statements.flatMap(({ field, text }) =>
    field === "competitors" && isOnOneself.test(text) ? [text] : [],
  );
  return [
    ...refusedThings([
      ...spec.content.statements.filter(({ field }) => field !== "competitors").map(({ text }) => text),
      ...others,
    ]),
    ...others.flatMap((text) =>
      [...text.matchAll(plainRefusal)].map(([, thing = ""]) => thing.toLowerCase()),
    ),
  ];
};

const motifOf = memoPerObject((site: Site): Motif => {
  const [description, niche] = [described(site), site.niche ?? ""];
  const services = listed(site);
  const { h1 } = site.spec.design.designSystem.typography;
  const named = tradeOf({
    niche,
    businessName: site.name,
    description,
    audience: "",
    services: services.map(({ name }) => name),
  });
  const said = {
    niche,
    names: services.map(({ name }) => name),
    description: [description, ...services.map(({ text }) => text)].join(". "),
  };
  const wanted = refusesDrawings(wishesOf(site)) ? null : named;
  const suited = wanted && withoutRefused(onlyNamed(wanted, said), refusedBy(site));
  const way = site.facts("phone").length === 0 ? "none" : preferredWay(site.spec);
  const trade = suited && withoutPhone(suited, way);
  const subject = trade && subjectOf(trade, description, niche);
  return {
    trade,
    services: services.map(({ name }) => name),
    given: {
      ...(trade ? { keys: keysFor(trade, services) } : {}),
      ...(subject ? { subject } : {}),
      plate: plateWords({
        statements: site.description,
        founded: site.facts("founded")[0]?.text ?? null,
        registration: registerOf(site),
        name: site.name,
        beside: besideOpening(site),
      }),
      initials: initialsOf(site.name),
      measure: (text: string) => textWidth(text, h1),
    },
  };
});

function drawnFor(site: Site, place: MotifPlace): string {
  const motif = motifOf(site);
  const given = { ...motif.given, random: seededRandom(site.name) };
  const service = typeof place === "object" && "service" in place ? place.words : "";
  const drawn = drawMotif(motif.trade ?? typographic(given, service, motif.services), place, given);
  return place === "opening" ? `<div class="shot motif-frame">${drawn}</div>` : drawn;
}

/** The drawings of a site: most of them are on several of its pages. */
const drawingsOf = memoPerObject((site: Site) =>
  memoByKey((place: MotifPlace) => drawnFor(site, place), { keyOf: (place) => JSON.stringify(place) }),
);

/**
 * The drawing of the client's trade for a place of the site, as markup; initials if no trade fits. It is
 * decorative, takes its colors from its background, and is the same for the same answers.
 */
export const drawing = (site: Site, place: MotifPlace): string => drawingsOf(site)(place);
