import { preferredWay } from "../../deck/preferred-way.ts";
import { memoPerObject } from "../../memo.ts";
import { dialled } from "./dialled.ts";
import { type Html, html } from "./html.ts";
import { isChatNumber } from "./number-link.ts";
import type { Site } from "./site.ts";

/** A telephone number as visitors read it and as a program dials it. */
interface HeaderNumber {
  readonly text: string;
  readonly dialled: string;
}

/** The first confirmed telephone number, where the client's words put calls first; else null. */
export const headerNumber = memoPerObject(({ spec, facts }: Site): HeaderNumber | null => {
  if (preferredWay(spec) !== "calls-first") return null;
  const known = facts("phone");
  const first = known.find((number) => !isChatNumber(number));
  const number = first ? dialled(first.text, known) : null;
  return first && number !== null ? { text: first.text, dialled: number } : null;
});

/** The number as a link that starts a call. */
export function headerCall(site: Site): Html | null {
  const number = headerNumber(site);
  return number && html`<a class="header-call" href="tel:${number.dialled}">${number.text}</a>`;
}
