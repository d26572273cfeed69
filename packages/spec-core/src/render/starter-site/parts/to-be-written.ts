import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

/** A gap that the client's answers leave. */
export interface Gap {
  /** What is to be written, about the business: `the first service`. */
  readonly what: string;
  /** What it should say, and how long it should be. */
  readonly guidance?: string;
  /** How many lines of text its panel suggests. */
  readonly lines?: 0 | 2 | 4 | 7;
}

/** A marked gap: never copy, always with the name of the business whose words are missing. */
export function toBeWritten({ site }: PageContext, { what, guidance, lines = 0 }: Gap): Html {
  const subject = `${what} (${site.name})${guidance ? `: ${guidance}` : ""}`;
  return html`<p class="todo${lines === 0 ? "" : ` todo-${lines}`}"><strong>To be written:</strong> ${subject}</p>`;
}

/** The length that the spec asks of a page, as guidance. */
export const lengthGuidance = ({ page }: PageContext): string =>
  page.contentLength
    ? `${page.contentLength.minWords}–${page.contentLength.maxWords} words on the whole page`
    : "as long as its visitors need";
