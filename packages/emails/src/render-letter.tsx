/** @jsxRuntime automatic @jsxImportSource react */
import { render } from "@react-email/render";
import type { Letter, MailContent } from "./letter.ts";
import { LetterHtml } from "./letter-html.tsx";
import { letterText } from "./letter-text.ts";

/**
 * A letter as subject, HTML and text. `appUrl` is the product's own address; throws when the letter's link is
 * on another origin, because a mail in our name must only link to us.
 */
export async function renderLetter(letter: Letter, appUrl: string): Promise<MailContent> {
  const home = new URL("/", appUrl);
  if (letter.action && new URL(letter.action.url).origin !== home.origin)
    throw new Error(`A mail may only link to ${home.origin}; this one links to ${letter.action.url}.`);
  const html = await render(<LetterHtml letter={letter} homeUrl={home.href} />);
  return { subject: letter.subject, html, text: letterText(letter) };
}
