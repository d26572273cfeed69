import { expect, test } from "vitest";
import { withFontKit } from "./font-kit.ts";

const document = "<html><head><title>Client portal</title></head><body></body></html>";

test("P-11.19 a configured kit is named in the page, and only its origin is admitted, for styles and fonts", () => {
  const page = withFontKit(document, 'https://use.kit.example/abc.css?a=1&b="2"');
  expect(page.document).toContain(
    '<meta name="font-kit" content="https://use.kit.example/abc.css?a=1&amp;b=&quot;2&quot;" /></head>',
  );
  const directives = page.policy.split("; ");
  expect(directives).toContain("style-src 'self' https://use.kit.example");
  expect(directives).toContain("font-src 'self' https://use.kit.example");
  expect(directives).toContain("script-src 'self'");
  expect(page.policy.match(/kit\.example/g)).toHaveLength(2);
});

test("P-11.19 without a kit neither page nor policy names an origin for styles or fonts", () => {
  const page = withFontKit(document, undefined);
  expect(page.document).toBe(document);
  const directives = page.policy.split("; ");
  expect(directives).toContain("style-src 'self'");
  expect(directives).toContain("font-src 'self'");
});
