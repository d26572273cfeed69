import { expect, test } from "vitest";
import { renderStarterSite } from "../render-starter-site.ts";
import { sixtyForms, specOf } from "../sites.fixture.ts";

test("C-22.17 no text of a site grows beyond 2.5 times its least, so that all can be zoomed to 200 % (WCAG 2.2, 1.4.4)", () => {
  for (const form of sixtyForms) {
    const css = Object.entries(renderStarterSite(specOf(form)))
      .filter(([path]) => path.endsWith(".css"))
      .join("\n");
    const sizes = [
      ...css.matchAll(/(?:--text-[\w-]+|font|font-size):[^;}]*?clamp\(([\d.]+)rem,[^,]+, ([\d.]+)rem\)/g),
    ];
    expect(sizes.length).toBeGreaterThan(0);
    for (const [text, least, most] of sizes)
      expect([text, Number(most) / Number(least) < 2.501]).toEqual([text, true]);
  }
});
