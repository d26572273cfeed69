import { expect, it } from "vitest";
import { writtenName } from "./written-name.ts";

it.each([
  [
    "Tuttle Portable Sawmill, (also Tuttle & Son but my son moved to Tampa so just Tuttle)",
    "Tuttle Portable Sawmill",
  ],
  ["Ann Lee Weddings (or just Ann Lee?)", "Ann Lee Weddings"],
  ["my daughter says kanuhof but maybe with the river in it, you are the experts", ""],
  ["Nest (Leeds)", "Nest (Leeds)"],
  ["Bell & Sons (since 1904)", "Bell & Sons (since 1904)"],
  ["My Little Shop", "My Little Shop"],
  ["But First, Coffee", "But First, Coffee"],
  ["You & Me Wedding Cars", "You & Me Wedding Cars"],
  ["The Society for the Protection of Old Mills", "The Society for the Protection of Old Mills"],
  ["Now or Never", "Now or Never"],
  ["", ""],
  ["twobabas or twobabasperogies is one taken?", "twobabas"],
  ["twobabas?? or two babas perogies, is one taken", "twobabas"],
  [
    "Second Act Costume Hire or just Second Act, Nuala says people will think its a play",
    "Second Act Costume Hire",
  ],
  [
    "second act costume hire (or just Second Act? Nuala says people will think its a retirement thing)",
    "second act costume hire",
  ],
  ["kilnworks.com or kiln-works.com", "kilnworks.com"],
  ["Kiln Works, my wife prefers Kiln and Co", "Kiln Works"],
  ["Fusspflege Anke. I think that is short enough", "Fusspflege Anke"],
  ["Kiln Works - if it is still free", "Kiln Works"],
  ["my wife says Kiln Works", ""],
  ["I don't know, something with clay", ""],
  ["Trick or Treat Costumes", "Trick or Treat Costumes"],
  ["Bagels or Bust", "Bagels or Bust"],
  ["Got Junk? Removals", "Got Junk? Removals"],
  ["What's Cooking?", "What's Cooking?"],
  ["Relax, We Clean", "Relax, We Clean"],
  ["We Are Kiln", "We Are Kiln"],
  ["Smith, Jones and Daughters, Solicitors", "Smith, Jones and Daughters, Solicitors"],
  ["Dr. Maria Perhaps", "Dr. Maria Perhaps"],
  ["My Wife Bakes", "My Wife Bakes"],
  ["Fudge - The Shop", "Fudge - The Shop"],
  ["Cakes, Pies & Maybe More", "Cakes, Pies & Maybe More"],
  ["Bob, My Brother & Me", "Bob, My Brother & Me"],
  ["Sit Back, You Are Home", "Sit Back, You Are Home"],
  ["Tuttle Sawmill, my son has left so no & Son", "Tuttle Sawmill"],
  ["Pichlhofer Pianos, please not Klavierwerkstatt", "Pichlhofer Pianos"],
])("the name in '%s' is '%s'", (answer, name) => {
  expect(writtenName(answer)).toBe(name);
});
