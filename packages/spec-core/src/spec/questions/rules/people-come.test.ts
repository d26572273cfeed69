import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

const pottery = (answers: Answers): Answers => ({
  niche: "pottery school",
  pages: ["Home", "Contact"],
  ...answers,
});
const belmont = { country: "AU", phone: "0455 555 082", address: "Thirroul NSW 2515" };

it.each<[string, Answers, "launch" | "page" | "nothing"]>([
  ["a school in a town", { contact: belmont }, "launch"],
  [
    "a studio in a unit of a quarter",
    {
      niche: "framing",
      description: "Visitors by appointment only.",
      contact: { country: "CA", address: "Unit 7, Harbour area, Halifax" },
    },
    "launch",
  ],
  [
    "a room at home",
    {
      niche: "violin repairs",
      description: "I work from a room at home.",
      contact: { country: "NZ", address: "Nelson" },
    },
    "launch",
  ],
  ["a place with its street", { contact: { ...belmont, address: "Kelp Street, Thirroul NSW" } }, "nothing"],
  ["a trade that comes to its customers", { niche: "piano tuning", contact: belmont }, "nothing"],
  ["a driving school", { niche: "driving school", contact: belmont }, "nothing"],
  ["a shop on the web", { niche: "online pottery courses", contact: belmont }, "nothing"],
])("C-32.1030 the street of %s blocks: %#", (_, answers, blocks) => {
  expect(find(pottery(answers), "address-whole")?.blocks).toBe(blocks);
});

it("C-32.1044 whether the street is printed or told with the appointment is asked with it", () => {
  const question = (description: string, openingHours = "") =>
    find(pottery({ description, contact: { ...belmont, openingHours } }), "address-whole")?.question;
  expect(question("We throw pots.")).toMatch(
    /street and number.*\? May the site show it, or is it told with/,
  );
  expect(question("I work from a shed behind my house.")).toMatch(/It is your home: may the site show it/);
  const shop = pottery({
    niche: "pottery shop",
    pages: ["Home", "Contact"],
    contact: { ...belmont, openingHours: "Mon-Fri 9-5" },
  });
  expect(find(shop, "address-whole")).toMatchObject({
    blocks: "page",
    question: expect.not.stringMatching(/May the site/),
  });
});
