import { expect, test } from "vitest";
import { reserveHandles } from "./rules.ts";

test("S31 whatever the agency is called, no client's handle passes for it", () => {
  const isReserved = reserveHandles(["Kiln & Co.", "Harbour Web Studio"]);
  for (const handle of ["kiln-co", "kilnco", "harbour-web-studio", "harbourwebstudio", "admin", "support"])
    expect(isReserved(handle), handle).toBe(true);
  for (const handle of ["harbour-bakery", "kiln", "co"]) expect(isReserved(handle), handle).toBe(false);
});
