import { describe, expect, test } from "vitest";
import { reserveHandles } from "./rules.ts";

test("S31 whatever the agency is called, no client's handle passes for it", () => {
  const isReserved = reserveHandles(["Kiln & Co.", "Harbour Web Studio"]);
  for (const handle of ["kiln-co", "kilnco", "harbour-web-studio", "harbourwebstudio", "admin", "support"])
    expect(isReserved(handle), handle).toBe(true);
  for (const handle of ["harbour-bakery", "kiln", "co"]) expect(isReserved(handle), handle).toBe(false);
});

describe("S71 a handle that reads like the product or its staff", () => {
  const isReserved = reserveHandles(["Sitewright", "Kiln & Co.", "Harbour Web Studio"]);

  test.each([
    ...[
      "sitewright",
      "site-wright",
      "s-i-t-e-w-r-i-g-h-t",
      "sitewrlght",
      "s1tewr1ght",
      "5itewright",
      "sitevvright",
    ],
    ...[
      "sitewright-berlin",
      "site-wright-help",
      "mysitewright",
      "thesitewrightteam",
      "kiln-co",
      "k1ln-co",
      "kiln-c0-berlin",
    ],
    ...[
      "admin",
      "adm1n",
      "ad-min",
      "adrnin",
      "4dmin",
      "admin-smith",
      "the-adm1n",
      "administrator",
      "adminlstrator",
    ],
    ...[
      "support",
      "5upport",
      "support-team",
      "supp0rt-desk",
      "customer-support",
      "staff",
      "5taff-anna",
      "official",
    ],
    ...[
      "anna-official",
      "0fficial-kiln",
      "moderator",
      "rnoderator",
      "t3am",
      "0wner",
      "r00t",
      "webrnaster",
      "help-desk",
    ],
  ])("%s is kept from everybody", (handle) => {
    expect(isReserved(handle)).toBe(true);
  });

  test.each([
    ...[
      "administer-smith",
      "badminton-club",
      "supporter",
      "life-supporters",
      "staffordshire-bakery",
      "officially-anna",
    ],
    ...["wright-and-sons", "site-plan", "kiln", "harbour-bakery", "teamwork", "rooted", "steam-coffee"],
    ...["anna", "corner-cafe", "modern-art", "owners-club", "systematic", "a-team-of-two", "serviceberry"],
  ])("%s is free", (handle) => {
    expect(isReserved(handle)).toBe(false);
  });
});
