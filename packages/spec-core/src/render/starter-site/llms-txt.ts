import { arrivalsAbout, withArrivals } from "../../deck/arrivals.ts";
import { timesOfCalls } from "../../deck/call-times.ts";
import { capital } from "../../deck/fill.ts";
import type { SitePage } from "../../site/site-pages.ts";
import { bullets, inlineText } from "../markdown/markdown-text.ts";
import { introduction } from "./parts/introduction.ts";
import type { Site } from "./site.ts";
import type { SiteFact } from "./site-facts.ts";

const labels: Readonly<Partial<Record<SiteFact["kind"], string>>> = {
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  hours: "Opening hours",
};

/** Whether hours are those of the phone, not of the business. */
const isOfCalls = (kind: SiteFact["kind"], text: string): boolean =>
  kind === "hours" && timesOfCalls(text) !== "";

const details = (site: Site): string[] =>
  site
    .facts("phone", "email", "address", "hours")
    .map(withArrivals)
    .map(
      ({ kind, text, about }) =>
        `${about === arrivalsAbout ? capital(about) : isOfCalls(kind, text) ? "Calls" : (labels[kind] ?? kind)}: ${inlineText(text)}`,
    );

/** Absolute if the domain is known, else relative to this file. */
const addressOf = ({ url, file }: SitePage): string =>
  url ?? file.split("/").map(encodeURIComponent).join("/");

const link = (page: SitePage): string => `[${inlineText(page.name)}](<${addressOf(page)}>)`;

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `\n## ${title}\n\n${bullets(lines)}\n`;

/**
 * `llms.txt` (llmstxt.org): a description and a list of pages for agents. It contains only what visitors may read.
 */
export function llmsTxt(site: Site): string {
  const about = introduction(site, 3);
  const shown = site.pages.filter(({ isInNavigation }) => isInNavigation);
  const others = site.pages.filter(({ isInNavigation }) => !isInNavigation);
  return [
    `# ${inlineText(site.name)}\n`,
    about === "" ? "" : `\n> ${inlineText(about)}\n`,
    section("Contact", details(site)),
    section("Pages", shown.map(link)),
    section("Optional", others.map(link)),
  ].join("");
}
