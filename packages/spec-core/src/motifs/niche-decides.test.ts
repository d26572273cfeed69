import { describe, expect, it } from "vitest";
import { tradeOf } from "./trade-of.ts";

const named = (
  niche: string,
  rest: { businessName?: string; description?: string; services?: string[] } = {},
): string => {
  const words = { niche, businessName: "", description: "", audience: "", services: [], ...rest };
  return tradeOf(words)?.id ?? "letters";
};

describe("C-36.303 a niche that tells its industry is not outdone by a stray word of the description", () => {
  it.each([
    ["Basket weaving", "Baskets, and prints and photographs of them for the wall.", "letters"],
    ["Stained glass", "I photograph every window before and after.", "letters"],
    ["Wig maker", "Wigs for actors, fitted in a quiet room beside the barber.", "letters"],
    ["Tattoo removal", "Beside the nail bar, upstairs.", "letters"],
  ])("%s: %s", (niche, description, trade) => {
    expect(named(niche, { description })).toBe(trade);
  });

  it.each([
    ["", "Portraits and wedding photographs in Leeds.", "photographer"],
    ["Family business", "We plumb bathrooms and service boilers.", "plumber"],
    ["Home improvements", "Joinery, staircases and fitted kitchens.", "carpenter"],
  ])("a niche that leaves the trade open is told by the description: '%s'", (niche, description, trade) => {
    expect(named(niche, { description })).toBe(trade);
  });

  it("the name of the business still tells the trade that the niche leaves open", () => {
    expect(named("Home improvements", { businessName: "Harlow Roofing" })).toBe("roofer");
  });
});

it("C-36.304 a courier among the goods makes nobody a removal firm, a list of removals does", () => {
  expect(named("Wig maker", { services: ["Lace wigs", "Restyling", "Courier"] })).toBe("letters");
  expect(named("Wig maker", { services: ["House removals", "Man and van", "Lace wigs"] })).toBe("removals");
});

it.each([
  ["Mobile bicycle mechanic", "bike-shop"],
  ["Bike mechanic", "bike-shop"],
  ["Mobile mechanic", "garage"],
  ["Car mechanic", "garage"],
  ["Motorcycle mechanic", "letters"],
  ["Marine mechanic", "boats"],
])("C-36.305 a mechanic is known by what is mended: %s, %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it.each([
  ["Bookbinding and paper conservation", "bookbinder"],
  ["Map restoration", "bookbinder"],
  ["Small-batch hot sauce", "preserves"],
  ["Jam and chutney maker", "preserves"],
  ["BBQ sauce", "preserves"],
  ["Large-animal veterinary practice", "farm-vet"],
  ["Farm vet", "farm-vet"],
  ["Vet for farm animals", "farm-vet"],
  ["Wedding dress alterations", "bridal"],
  ["Bridal boutique", "bridal"],
  ["Home day care", "day-care"],
  ["Childminder", "day-care"],
  ["After school club", "day-care"],
  ["Chimney sweeping", "sweep"],
  ["Wood burning stoves", "stoves"],
  ["Firewood supplier", "stoves"],
  ["Violin maker", "luthier"],
  ["Guitar repair", "luthier"],
  ["Beekeeper and honey", "beekeeper"],
  ["Upholsterer", "upholsterer"],
  ["Curtain maker", "upholsterer"],
  ["Cheese maker", "cheesemaker"],
  ["Picture framer", "picture-framer"],
  ["Soap maker", "soaps"],
  ["Candle maker", "candles"],
  ["Clock repair", "clockmaker"],
  ["Fishmonger", "fishmonger"],
  ["Butchers", "butcher"],
  ["Family butcher and deli", "butcher"],
  ["Horse riding school", "riding"],
  ["Saddler", "riding"],
  ["Swimming teacher", "swimming"],
  ["Swimming pool maintenance", "swimming"],
  ["Golf coach", "sports-coach"],
  ["Taxi firm", "taxis"],
  ["Airport transfers", "taxis"],
  ["Wedding celebrant", "weddings"],
  ["Marquee hire", "party-hire"],
  ["Children's entertainer", "party-hire"],
  ["Skip hire", "skips"],
  ["Drain cleaning", "plumber"],
  ["Fencing contractor", "fencing"],
  ["Blacksmith", "blacksmith"],
  ["Ironing service", "laundry"],
  ["Hearing aids", "hearing"],
  ["Sheep farm", "livestock"],
  ["Cake decorating", "cakes"],
  ["Lash extensions", "beautician"],
  ["Bridal hair and make-up", "beautician"],
  ["Cat sitter", "cattery"],
  ["House clearance", "removals"],
  ["Furniture restoration", "carpenter"],
])("C-36.306 a small trade has drawings of its own or of a near one: %s, %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it.each([
  ["Taxidermist", "letters"],
  ["Honeymoon planner", "letters"],
  ["Pickleball club", "letters"],
  ["Rocking horse maker", "letters"],
  ["Hot air balloon rides", "letters"],
  ["Fencing club", "letters"],
  ["Curtain walling", "letters"],
  ["Vehicle livery", "letters"],
  ["Adult day care", "letters"],
  ["Dog day care", "dogs"],
  ["Small animal vet", "vet"],
  ["Electrician in Rugby", "electrician"],
  ["Pest control", "letters"],
  ["Funeral director", "letters"],
])("C-36.307 a word of a trade that means something else names none: %s, %s", (niche, trade) => {
  expect(named(niche)).toBe(trade);
});

it.each([
  ["White Horse Garage", "MOT and tyres for cars and vans.", "garage"],
  ["Old Forge Garage", "MOT and tyres for cars and vans.", "garage"],
  ["Honey Bakery", "Sourdough bread and pastries each morning.", "bakery"],
  ["The Old Dairy Café", "Coffee and brunch by the river.", "cafe"],
])("C-36.308 a thing in the name of a house is no trade: %s", (businessName, description, trade) => {
  expect(named("", { businessName, description })).toBe(trade);
});
