import { expect, it } from "vitest";
import { shownName } from "./site-name.ts";

it.each([
  ["Klavierwerkstatt Pichlhofer", "Pichlhofer Pianos", "Pichlhofer Pianos"],
  ["Atelier Graça Valadim", "Graça Valadim Noivas", "Graça Valadim Noivas"],
  ["J. Miller Holdings Ltd", "The Corner Bakery", "The Corner Bakery"],
  ["", "Mudlark Shed", "Mudlark Shed"],
])("the site of '%s' with its own name '%s' is called '%s'", (business, website, shown) => {
  expect(shownName({ business, website })).toBe(shown);
});

it.each([
  ["Kiln & Co Ltd", "Kiln & Co"],
  ["Kiln & Co", "kilnco.example"],
  ["Kanu-Hof Weidmüller", "kanu-am-fluss"],
  ["Kanu-Hof Weidmüller", "flusskanu"],
  ["Fusspflege mobil Anke Brandstätter", "Fusspflege Anke"],
  ["Cains Pool Fly & Feather", "cainspoolfly"],
  ["Ana's Shoes", "Anas Shoes"],
  ["Sørvågen Fisk", "sorvagen-fisk"],
  ["Second Act", "second act costume hire"],
  ["Kiln & Co", ""],
])("the site of '%s' is called so, also where the website is called '%s'", (business, website) => {
  expect(shownName({ business, website })).toBe(business);
});
