import { expect, it } from "vitest";
import { asked } from "../asked.fixture.ts";

it("C-32.1353 an address that must not be shown is asked about once", () => {
  const ids = asked({
    niche: "gardeners",
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    contact: { country: "GB", address: "Near Ludlow, Shropshire (not our house please)" },
  }).map(({ id }) => id);
  expect(ids).toContain("address-withheld");
  expect(ids).not.toContain("address-whole");
});
