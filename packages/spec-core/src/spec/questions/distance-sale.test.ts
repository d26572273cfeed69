import { expect, it } from "vitest";
import { type Answers, asked, find } from "./asked.fixture.ts";

const garden: Answers = {
  niche: "garden centre",
  pages: ["Home", "Products", "Contact"],
  goals: ["Share Information"],
  description:
    "We grow bedding, shrubs, fruit trees and roses. We deliver in Cork county, €15 and free over €150. We can't manage an online shop.",
  contact: { country: "IE", phone: "020 915 0146", address: "Ballea Road, Carrigaline, Co. Cork" },
};
const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

it.each(["payment", "delivery", "returns", "product-data", "age-check", "packaging"])(
  "C-32.308 %s is not asked of who refuses an online shop",
  (id) => {
    const wine = { ...garden, description: `${garden.description} Workshops come with mulled wine.` };
    expect(idsOf(wine)).not.toContain(id);
  },
);

it.each(["payment", "delivery", "product-data"])("C-32.309 %s is asked of who wants one", (id) => {
  const description = "We grow roses. We deliver in Cork county. An online shop please.";
  expect(idsOf({ ...garden, description })).toContain(id);
});

it("C-32.310 who delivers and wants no online shop is asked how people order and pay", () => {
  expect(find(garden, "orders-elsewhere")).toMatchObject({
    blocks: "launch",
    quotes: ["We deliver in Cork county, €15 and free over €150."],
  });
  const buysBooks = {
    ...garden,
    description:
      "We sell second-hand books. We buy books too, and for larger collections Colin will come to the house. I don't want to sell online.",
  };
  expect(find(buysBooks, "orders-elsewhere")).toBeUndefined();
  const collected = { ...garden, description: "We grow roses. We can't manage an online shop." };
  expect(find(collected, "orders-elsewhere")).toBeUndefined();
  expect(
    find({ ...garden, description: "We grow roses. An online shop, and we deliver." }, "orders-elsewhere"),
  ).toBe(undefined);
});
