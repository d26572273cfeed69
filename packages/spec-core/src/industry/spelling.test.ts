import { expect, it } from "vitest";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "../spec/build-spec.ts";
import { context } from "../spec/forms.fixture.ts";
import { activityPhrases } from "./activity-phrases.fixture.ts";
import { businesses } from "./businesses.fixture.ts";
import { spelledTrade } from "./spelling.ts";

/** Trades and words of theirs, many of which no industry's table holds. */
const trades =
  `accordion repairs, agricultural contractor, airbrush artist, animal feed, antiques restorer, apiarist, aquarist, archery club, asbestos
  removal, auctioneer, awnings and blinds, balloon decor, band saw sharpening, barn conversions, basket weaver, bat surveys, beekeeper, bell
  founder, belly dancer, bespoke saddlery, biltong maker, blacksmith, boat builder, bodger, bookbinder, boiler maker, bow maker, brick pointing,
  broom maker, bunting, butter maker, button maker, cabinet maker, caner, caning and rush seating, car valeting, caulking, celebrant, chainsaw
  carving, chandler, charcoal burner, charters, chicken farm, chimney liners, cider maker, circus skills, clairvoyant, clock mender, cobbler, coffin
  maker, comedian, concrete pumping, conveyancer, cooper, coppersmith, copper work, coppicing, coracle maker, couriers, cray fishing, cropdusting,
  curling club, currier, cutler, damp proofing, deer stalking, diamond drilling, dog walker, dowsing, drain unblocking, dry stone walling,
  dyer, embroidery, engraver, equine dentist, escort vehicles, falconer, falconry, farrier, fencing, ferret rescue, ferryman, fettler,
  fishmonger, fletcher, flint knapper, floor layers, fly fisher, forager, framer, french polisher, fuller, furrier, gamekeeper, gilder, glass blower,
  glazier, glover, gong baths, grain merchant, gravedigger, greengrocer, grinding, guttering, haberdasher, hat maker, hatter, hay and straw,
  hedge laying, hemp, herbalist, hoisting, horologist, house clearance, hypnotist, ice sculptor, ironmonger, joiner, juggler, kennels, kiln hire, knackerman,
  knife grinder, lace maker, lagging, landing craft, lapidary, leather worker, letter cutting, lightning protection, limner, liner, lobster pots, log burners, loom
  repairs, loss adjuster, luthier, magician, maltster, marquees, mason, medium, messages on stone, metal spinning, milliner, mole catcher, monumental
  mason, mosaics, mud engineer, netmaker, notary, oboe maker, organ tuner, osteopath, oyster beds, padding, paper marbling, parquet, patter song, pawnbroker, pedicab,
  perfumer, pest control, pewterer, piano tuner, picker and packer, plotter, pointers, polling, pool cleaning, pooling, potter, poultry, puppeteer, quarry, quilter,
  rag rugs, rat catcher, reiki, rigger, roadie, rocking horses, rope maker, saddler, sail maker, salt works, sandblasting, sawyer, scuba, seer, septic tanks,
  sexton, shearer, ship chandler, shoe shine, sign writer, silversmith, skinner, slater, smithy, snail farm, soap maker, spinner, steeplejack,
  stevedore, stilt walker, stoker, swill basket, tanner, tarot, taxidermist, tea taster, thatcher, thimbles, tinker, tinsmith, toastmaster, town crier, tracker,
  trapper, treehouses, truffle hunter, tuner, turner, turf, umbrella repairs, upcycling, vellum, verger, vintner, wainwright, wax works, weaver, weeding, wheelwright,
  whitesmith, willow, winch hire, wood turner, wool, worm farm, yurts, zither maker`
    .split(",")
    .map((trade) => trade.trim().replace(/\s+/gu, " "));

it("C-13.17 no trade becomes another: what an industry is known by stays, and so do words that only sound like it", () => {
  const real = [
    ...trades,
    ...businesses.map(([text]) => text),
    ...Object.values(activityPhrases).flat(),
    "Friseursalon",
    "Restaurang",
    "plomero",
  ];
  expect(trades.length).toBeGreaterThan(150);
  expect(real.filter((niche) => spelledTrade(niche) !== niche)).toEqual([]);
});

it.each([
  ["plummer", "plumber"],
  ["Plumer", "Plumber"],
  ["plubmer", "plumber"],
  ["chimny sweep", "chimney sweep"],
  ["electritian", "electrician"],
  ["electrican", "electrician"],
  ["gardner", "gardener"],
  ["gardners", "gardeners"],
  ["carpentor", "carpenter"],
  ["joyner", "joiner"],
  ["joinary", "joinery"],
  ["paintor and decorater", "painter and decorator"],
  ["plasterrer", "plasterer"],
  ["scafolding", "scaffolding"],
  ["landscapping", "landscaping"],
  ["locksmth", "locksmith"],
  ["mechnic", "mechanic"],
  ["accountent", "accountant"],
  ["acountant", "accountant"],
  ["solicitar", "solicitor"],
  ["arcitect", "architect"],
  ["photograper", "photographer"],
  ["desinger", "designer"],
  ["mobile hairdreser", "mobile hairdresser"],
  ["barbar", "barber"],
  ["beautican", "beautician"],
  ["masage", "massage"],
  ["therepist", "therapist"],
  ["dentest", "dentist"],
  ["veternarian", "veterinarian"],
  ["florrist", "florist"],
  ["butchar", "butcher"],
  ["cattering", "catering"],
  ["resteraunt", "restaurant"],
  ["brewry", "brewery"],
  ["upholstry", "upholstery"],
])("C-13.18 '%s' means '%s'", (typed, meant) => {
  expect(spelledTrade(typed)).toBe(meant);
});

it("C-13.19 a specification has the trade as it is spelled, and the industry that it names", () => {
  const answers = { niche: "plummer", description: "burst pipes mainly Leeds" };
  const { businessInfo } = buildSpec(onboardingSchema.parse({ formData: answers }), context);
  expect(businessInfo).toMatchObject({ niche: "plumber", industry: "Real Estate & Construction" });
});

it("C-13.20 nothing is corrected beside answers in another language", () => {
  const answers = {
    niche: "plummer",
    description: "Wir sind eine kleine Firma und arbeiten für die ganze Stadt",
  };
  const { businessInfo } = buildSpec(onboardingSchema.parse({ formData: answers }), context);
  expect(businessInfo.niche).toBe("plummer");
});
