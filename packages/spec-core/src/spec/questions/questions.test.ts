import { expect, it } from "vitest";
import { asked } from "./asked.fixture.ts";
import { scenarios } from "./scenarios.fixture.ts";
import { detailScenarios } from "./scenarios-details.fixture.ts";

it("C-32.35 the client is addressed as you, in American spelling, without paths of the specification", () => {
  for (const [, answers] of [...scenarios, ...detailScenarios])
    for (const { asks, question } of asked({ pages: ["Home"], ...answers })) {
      expect(question).not.toMatch(
        /\b(?:shall|licen[c]e|colour|organis|cancell|enrol\b|does one|one (?:pays|books|signs)|is to be)/i,
      );
      expect(question).not.toMatch(/[a-z]\.[a-z]/);
      if (asks === "client")
        expect(question).not.toMatch(/\bthe (?:client|business)\b|\bthe answers (?:give|name|say)\b/);
      else expect(question).not.toMatch(/\byour?\b/i);
    }
});
