import type { SpecContent } from "../blocks/content.ts";

type Fact = SpecContent["facts"][number];

/** A detail on one line after the name it belongs to; a service is followed by its description instead. */
export function factLine({ kind, text, about }: Fact): string {
  const line = text.replace(/,?\s*\n\s*/g, ", ");
  const parts = kind === "service" ? [line, about] : [about, line];
  return `${kind}: ${parts.filter((part) => part !== "").join(", ")}`;
}
