import { notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Site } from "./site.ts";

const texts = (record: Readonly<Record<string, unknown>>): string[] =>
  Object.values(record).flatMap((value) =>
    typeof value === "string" && value !== notSpecified ? [value] : [],
  );

/**
 * Everything that the client said or that was written for visitors, one text per line: what a page may state. Drafted
 * texts of the deck count by their sources only.
 */
export function givenWords({ deck }: Pick<Site, "deck">, spec: Spec): string {
  const { statements, facts } = spec.content;
  return [
    ...texts(spec.businessInfo),
    spec.aiFeatures.contentNotes,
    spec.hosting.domainName,
    ...spec.siteStructure.socialLinks.map(({ url }) => url),
    ...spec.siteStructure.pages.map(({ name }) => name),
    ...statements.map(({ text }) => text),
    ...facts.flatMap(({ text, value, about }) => [text, value, about]),
    ...spec.legalAndCompliance.provider.map(({ value }) => value),
    ...deck.slots.flatMap(({ status, text, sources }) => (status === "final" ? [text] : sources)),
  ].join("\n");
}
