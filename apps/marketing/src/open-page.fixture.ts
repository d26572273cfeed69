import { brand } from "@sitewright/brand";
import { Window } from "happy-dom";
import { createSite } from "./entry-server.ts";
import { newsSource } from "./news-source.fixture.ts";

/** The origin of the site in tests. */
export const origin = "https://agency.example";

const manifest = {
  "src/entry-client.ts": {
    file: "assets/entry-client-abc.js",
    isEntry: true,
    css: ["assets/entry-client-abc.css"],
    assets: ["assets/besley-latin-wght-normal-abc.woff2"],
  },
};

/** The site as the server renders it, with the sample brand; an error of a page fails the test. */
export const site = createSite({
  source: { brand, currentYear: () => 2031, isMailKept: false, news: newsSource() },
  manifest,
  origin,
  onFault: (error) => {
    throw error;
  },
});

/** The response at the address of a page. */
export async function at(url: string) {
  const answer = await site(url, { requestId: "request-1" });
  if (answer.kind !== "page") throw new Error(`${url} is no page.`);
  return answer;
}

/** A document of this HTML, without running its scripts. */
export function documentOf(html: string) {
  const window = new Window({ url: origin, settings: { disableJavaScriptEvaluation: true } });
  window.document.write(html);
  return window.document;
}

const opened = new Map<string, ReturnType<typeof documentOf>>();

/** The document of a page, read-only: it is rendered once for all tests of a file. */
export async function page(url: string) {
  const known = opened.get(url);
  if (known) return known;
  const document = documentOf((await at(url)).html);
  opened.set(url, document);
  return document;
}

/** The trimmed texts of elements. */
export const texts = (elements: Iterable<{ textContent: string }>) =>
  [...elements].map((element) => element.textContent.trim());
