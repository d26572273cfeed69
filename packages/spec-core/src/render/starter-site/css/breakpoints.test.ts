import { expect, test } from "vitest";
import { renderStarterSite } from "../render-starter-site.ts";
import { sixtyForms, specOf } from "../sites.fixture.ts";

test("C-20.1 a site turns at breakpoints of its spec alone", () => {
  for (const form of sixtyForms) {
    const spec = specOf(form);
    const breakpoints = Object.values(spec.design.designSystem.layout.breakpointsPx);
    const css = Object.values(renderStarterSite(spec)).join("\n");
    const widths = [...css.matchAll(/\((min|max)-width: (\d+)px\)/g)].map(
      ([, side, px]) => Number(px) + (side === "max" ? 1 : 0),
    );
    expect(widths).toContain(1024);
    expect(breakpoints).toEqual(expect.arrayContaining([...new Set(widths)]));
    expect(css).not.toMatch(/@media[^{]*width\s*[<>=]|@media[^{]*width:\s*[\d.]+r?em/);
  }
});
