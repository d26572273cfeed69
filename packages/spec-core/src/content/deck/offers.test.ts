import { expect, it } from "vitest";
import { allOffers } from "./offers.ts";

const service = (text: string) => ({
  id: text,
  kind: "service",
  text,
  value: text,
  about: "",
  isConfirmed: true,
});
const price = (about: string) => ({ ...service("£480"), id: about, kind: "price", value: "480 GBP", about });

it("C-36.152 one and several of the same are one offer, with the price of either", () => {
  const offers = allOffers([
    service("wing chairs"),
    service("wing chair"),
    service("glass"),
    price("wing chair"),
  ]);
  expect(offers.map(({ name, price: amount }) => [name, amount])).toEqual([
    ["Wing chairs", "£480"],
    ["Glass", ""],
  ]);
});
