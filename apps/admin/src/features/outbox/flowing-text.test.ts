import { describe, expect, it } from "vitest";
import { flowingText } from "./flowing-text.ts";

const lines = (...all: string[]) => all.join("\n");

describe("the text of a mail in a narrow panel", () => {
  it("D-11.5 a paragraph that was broken for its length flows again", () => {
    const mail = lines(
      "Someone made an account at Sitewright with this address. If it was you,",
      "confirm it, so that mail about your project reaches you and you can",
      "always get back in.",
      "",
      "The link works once, within 24 hours.",
    );
    expect(flowingText(mail)).toBe(
      lines(
        "Someone made an account at Sitewright with this address. If it was you, confirm it, so that mail about your project reaches you and you can always get back in.",
        "",
        "The link works once, within 24 hours.",
      ),
    );
  });

  it("D-11.5 lines that ended by themselves stay: addresses, signatures, entries of a list", () => {
    const mail = lines(
      "Confirm this address:",
      "https://agency.example/app/verify-email#a-secret-that-is-longer-than-fifty-characters",
      "",
      "  1. Read the quote that we have sent you, with its prices, and tell us a",
      "     day for the call.",
      "  2. Send photographs.",
      "",
      "--",
      "Sitewright",
      "hello@agency.example",
    );
    expect(flowingText(mail)).toBe(
      lines(
        "Confirm this address:",
        "https://agency.example/app/verify-email#a-secret-that-is-longer-than-fifty-characters",
        "",
        "  1. Read the quote that we have sent you, with its prices, and tell us a day for the call.",
        "  2. Send photographs.",
        "",
        "--",
        "Sitewright",
        "hello@agency.example",
      ),
    );
  });
});
