import { contentStyleOptions, toneOptions } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import { speakerFor, voiceSample } from "./voice-samples.ts";

const bakery = speakerFor({ businessName: "Greenwich Bakehouse", niche: "Artisan bakery" });

test("every tone has a headline and every content style its own paragraph", () => {
  const headlines = toneOptions.map((tone) => voiceSample(bakery, tone, "Casual").headline);
  const paragraphs = contentStyleOptions.map((style) => voiceSample(bakery, "Modern", style).text);
  expect(new Set(headlines).size).toBe(toneOptions.length);
  expect(new Set(paragraphs).size).toBe(contentStyleOptions.length);
});

test("a trade within a sentence is in lower case, an abbreviation keeps its capitals", () => {
  expect(bakery.niche).toBe("artisan bakery");
  expect(speakerFor({ businessName: "", niche: "IT support" }).niche).toBe("IT support");
  expect(speakerFor({ businessName: "", niche: "SaaS" }).niche).toBe("SaaS");
});

test("what is not filled in yet is said in general words", () => {
  expect(speakerFor({ businessName: " ", niche: "" })).toEqual({ name: "Your business", niche: "good work" });
});
