import { describe, expect, it } from "vitest";
import { preferredWay } from "../../../deck/preferred-way.ts";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const spec = (description: string, pages = ["Home", "Contact"], phone = "087 555 0146") =>
  specOf(
    onboardingSchema.parse({
      formData: { businessName: "Ada", description, pages, contact: { phone, country: "IE" } },
    }),
  );

describe("preferredWay", () => {
  it.each([
    ["Text is better than ringing.", "text"],
    ["I mend clocks. Text me, I don't pick up.", "text"],
    ["Booking is by email or text; do not tell people to ring, I cannot hear the phone.", "text"],
    ["Do not tell people to ring.", "few-calls"],
    ["I cannot hear the phone.", "few-calls"],
    ["I need less phone calls while I'm in the pool!!", "few-calls"],
    ["Email please, don't ring.", "few-calls"],
    ["When I tune I can not go to the telephone.", "few-calls"],
    ["No felling so please dont ring for that.", "call"],
    ["Don't ring after eight.", "call"],
    ["We don't pick up furniture.", "call"],
    ["No call-out charge.", "call"],
    ["Call us any time.", "call"],
    ["Text me the photos of the damage.", "call"],
  ])("'%s' means %s", (description, way) => {
    expect(preferredWay(spec(description))).toBe(way);
  });

  const home = (...args: Parameters<typeof spec>): string =>
    renderStarterSite(spec(...args))["index.html"] ?? "";
  const button = (page: string): string => /<p class="actions">[\s\S]*?<\/p>/.exec(page)?.[0] ?? "";

  it.each(["Casual", "Professional", "Technical"])(
    "asks nobody to ring where the client wants a text, in the %s voice",
    (contentStyle) => {
      const formData = {
        businessName: "Ada",
        contentStyle,
        description: "I teach lipreading. Text is better than ringing.",
        pages: ["Home", "Contact", "FAQ"],
        contact: { phone: "07700 900318", email: "ada@lips.example", country: "GB" },
      };
      const files = renderStarterSite(specOf(onboardingSchema.parse({ formData })));
      for (const path of ["index.html", "contact/index.html", "faq/index.html"]) {
        const body = /<body[\s\S]*/.exec(files[path] ?? "")?.[0] ?? "";
        expect(body).not.toMatch(
          /href="tel:|(?<!\p{L})(?:ring|call|by telephone)(?= (?:or|me|us|\d)| and)/iu,
        );
        expect(body).toContain('href="sms:+447700900318"');
      }
    },
  );

  it("offers a text where the client wants one", () => {
    expect(button(home("I mend clocks. Text is better than ringing.", ["Home"]))).toContain(
      '<a class="more" href="sms:+353875550146">Text 087 555 0146</a>',
    );
  });

  it("leads to the form alone where the client wants fewer calls", () => {
    const page = button(home("I mend clocks. I need fewer calls."));
    expect(page).toContain("contact/index.html");
    expect(page).not.toContain("tel:");
    expect(button(home("I mend clocks. I need fewer calls.", ["Home"]))).toContain("tel:+353875550146");
  });

  it("prints a number as typed and dials it with its country code", () => {
    expect(button(home("I mend clocks."))).toMatch(/href="tel:\+353875550146">[^<]*087 555 0146</);
  });
});
