import { examine, type RuleId } from "../../src/conform/index.ts";
import { type ContentDeck, draftContent } from "../../src/deck/index.ts";
import { renderStarterSite } from "../../src/render/index.ts";
import type { Spec } from "../../src/spec/index.ts";
import { about, changed, contact, type Files, home, without } from "./defects/plant.ts";

const order = '<p class="wrap"><a class="button" href="https://buy.stripe.com/kiln">Buy a plate</a></p>';
const receiver = "https://forms.kiln.net/f/messages";

function finishedPage(path: string, text: string): string {
  const written = text
    .replace(/<p class="todo field-wide">[\s\S]*?<\/p>/g, "")
    .replace(/<p class="todo">[\s\S]*?<\/p>/g, "<p>Ask us, and we answer within a day.</p>")
    .replace(/action="#contact-form" data-unconnected="[^"]*"/g, `action="${receiver}"`);
  if (path === home) return written.replace("</main>", `${order}</main>`);
  const article =
    '<article class="wrap"><h2>How a plate dries</h2><p>Slowly, for <time datetime="P9D">nine days</time>.</p></article>';
  return path === "blog/index.html" ? written.replace("</main>", `${article}</main>`) : written;
}

/** A site that could be handed over: every gap filled, the form connected, a way to buy, every file there. */
export function finishedSite(spec: Spec): { files: Files; deck: ContentDeck } {
  const pages = Object.entries(renderStarterSite(spec)).map(
    ([path, text]) => [path, path.endsWith(".html") ? finishedPage(path, text) : text] as const,
  );
  const files = Object.fromEntries(pages);
  const missing = examine(spec, files).unfinished.flatMap(
    ({ message }) => /^(\S+) is not in this folder/.exec(message)?.[1] ?? [],
  );
  return {
    files: { ...files, ...Object.fromEntries(missing.map((path) => [path, ""])) },
    deck: draftContent(spec),
  };
}

/** Something that is still to be done, and the rule that has to say so. */
export interface Unfinished {
  readonly name: string;
  readonly rule: RuleId;
  readonly plant: (files: Files) => Files;
}

const on = (name: string, rule: RuleId, { file, text }: { file: string; text: string }): Unfinished => ({
  name,
  rule,
  plant: (files) =>
    changed(files, file, (before) => before.replace("</main>", `<div class="wrap">${text}</div></main>`)),
});

const gap = (text: string, file = about): Unfinished =>
  on(`“${text}”`, "open-slot", { file, text: `<p>${text}</p>` });

const form = (name: string, change: (text: string) => string): Unfinished => ({
  name,
  rule: "unconnected-form",
  plant: (files) => changed(files, contact, change),
});

const to = (action: string): Unfinished =>
  form(`a form to ${action || "nothing"}`, (text) => text.replace(receiver, action));

const file = (path: string): Unfinished => ({
  name: `no ${path}`,
  rule: "missing-asset",
  plant: (files) => without(files, path),
});

/** Ways in which a site is not done yet, planted in the finished one. */
export const unfinished: readonly Unfinished[] = [
  gap("<strong>To be written:</strong> our story"),
  gap("our story, to be written", home),
  gap("The prices are to be confirmed."),
  gap("Opening hours: TBD", contact),
  gap("TBC"),
  gap("TODO: ask the client"),
  gap("FIXME"),
  gap("Coming soon"),
  gap("Photos to follow"),
  gap("Under construction", "services/index.html"),
  gap("Content coming soon"),
  gap("[Name of the founder]"),
  gap("[phone number]", contact),
  gap("Call us: ______", contact),
  gap("Folgt in Kürze"),
  gap("The text is to be translated."),
  on("a gap marked by its class alone", "open-slot", { file: about, text: '<p class="todo">Our story</p>' }),
  on("a hint without its label", "open-slot", {
    file: about,
    text: "<p>how it began, what changed, and what clients find today</p>",
  }),
  on("a hint of the contact details", "open-slot", {
    file: contact,
    text: "<p>how clients get through: phone, e-mail, address and hours</p>",
  }),
  on("an open alternative text", "open-slot", {
    file: about,
    text: '<img src="../favicon.svg" width="9" height="9" alt="To be written: who is seen">',
  }),
  on("a question for the client", "needs-clarification", {
    file: about,
    text: "<p>[NEEDS CLARIFICATION: since when?]</p>",
  }),
  on("a question in a comment", "needs-clarification", {
    file: home,
    text: "<!-- NEEDS CLARIFICATION: which picture? -->",
  }),
  {
    name: "a question in a style sheet",
    rule: "needs-clarification",
    plant: (files) => changed(files, "css/site.css", (text) => `${text}/* NEEDS CLARIFICATION: color? */`),
  },
  {
    name: "a question in the file for language models",
    rule: "needs-clarification",
    plant: (files) => changed(files, "llms.txt", (text) => `${text}\n[NEEDS CLARIFICATION: contact]`),
  },
  on("a legal draft", "starter-label", {
    file: "privacy/index.html",
    text: "<p><strong>Draft:</strong> read it with care</p>",
  }),
  on("a lawyer still to ask", "starter-label", {
    file: "returns/index.html",
    text: "<p>This is to be checked by a lawyer.</p>",
  }),
  on("a message of the unconnected form", "starter-label", {
    file: contact,
    text: "<p>Nothing was sent: this form is a try.</p>",
  }),
  form("the form as the starter site has it", (text) =>
    text.replace(`action="${receiver}"`, 'action="#contact-form" data-unconnected="x"'),
  ),
  to(""),
  to("#"),
  to("#contact-form"),
  to("javascript:void(0)"),
  to("mailto:hello@kiln.net"),
  to("https://example.com/send"),
  to("https://formspree.io/f/YOUR_FORM_ID"),
  to("index.html"),
  form("a form without an address", (text) => text.replace(` action="${receiver}"`, "")),
  file("assets/logo.svg"),
  file("fonts/inter-latin-wght-normal.woff2"),
  on("a picture that is not there", "missing-asset", {
    file: about,
    text: '<img src="../assets/team.webp" width="9" height="9" alt="Three potters">',
  }),
  {
    name: "a shop without a way to buy",
    rule: "promised-feature",
    plant: (files) => changed(files, home, (text) => text.replace(order, "")),
  },
  {
    name: "a button to buy that leads nowhere",
    rule: "promised-feature",
    plant: (files) =>
      changed(files, home, (text) =>
        text.replace(
          order,
          '<p class="wrap"><a class="button" href="contact/index.html">Buy a plate</a></p>',
        ),
      ),
  },
  {
    name: "a blog without an article",
    rule: "promised-feature",
    plant: (files) =>
      changed(files, "blog/index.html", (text) => text.replace(/<article[\s\S]*?<\/article>/g, "")),
  },
];
