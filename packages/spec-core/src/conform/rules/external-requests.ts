import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { readAddress } from "../site/addresses.ts";
import { attribute, rawText } from "../site/html/element.ts";
import { withTag } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { loadsOf } from "./page-loads.ts";

const isForeign = (site: Site, address: string, file: string): boolean =>
  readAddress(address, { file, origin: site.origin }).kind === "outside";

/** Whether the site takes bookings: then a booking service's frame is allowed. */
const takesBookings = ({ websiteGoals, siteStructure }: Spec): boolean =>
  websiteGoals.some((goal) => goal.trim().toLowerCase() === "book appointments") ||
  siteStructure.pages.some(({ path }) => /\/(?:book(?:ing|ings)?|appointments?|reserv\w*)(?:$|-)/.test(path));

/** Hosts of booking services that are embedded as a frame. */
const bookingHost =
  /(?:^|\.)(?:calendly|cal|acuityscheduling|simplybook|setmore|fresha|treatwell|opentable|resy|quandoo|bookatable|thefork|doctolib|jameda|shore|booksy|mindbodyonline|squareup|zcal|tidycal|youcanbook|planity|phorest|timify|resmio|bookwhen|checkfront|fareharbor|bokun|regiondo|eversports|appointlet|picktime|10to8|bookingkit|lodgify|beds24|cloudbeds)\.[a-z.]+$|\b(?:book|booking|reserv\w*|appointments?|schedul\w*|termin\w*)\b/i;

function isBookingFrame(page: Page, address: string, spec: Spec): boolean {
  const isFrame = withTag(page, "iframe").some((frame) => attribute(frame, "src") === address);
  const host = /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? "";
  return isFrame && takesBookings(spec) && (bookingHost.test(host) || bookingHost.test(address));
}

const loaded = (page: Page, site: Site, spec: Spec): Finding[] =>
  loadsOf(page)
    .filter(({ address, file }) => isForeign(site, address, file) && !isBookingFrame(page, address, spec))
    .map(({ address, file, line }) => ({
      file,
      line,
      message: `The page loads ${address} from another host.`,
    }));

// Namespace and vocabulary URLs are never requested.
const named = /^https?:\/\/(?:www\.)?(?:w3\.org|schema\.org)\b/i;
const scripted = /["'`]((?:https?:|wss?:)?\/\/[\w-]+(?:\.[\w-]+)+[^"'`\s]*)["'`]/g;
const requests =
  /\b(?:fetch|import|importScripts|sendBeacon|XMLHttpRequest|WebSocket|EventSource|Worker)\b|\.src\b|\.open\(|setAttribute|\.href\b|createElement/;

function requestedBy(
  site: Site,
  { file, text, line }: { file: string; text: string; line: number },
): Finding[] {
  if (!requests.test(text)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, (comment) =>
    comment.replace(/[^\n]/g, " "),
  );
  return [...code.matchAll(scripted)].flatMap((match) => {
    const [, address = ""] = match;
    if (named.test(address) || !isForeign(site, address.replace(/^ws/i, "http"), file)) return [];
    const at = line + code.slice(0, match.index).split("\n").length - 1;
    return [{ file, line: at, message: `The script names ${address}, an address on another host.` }];
  });
}

const isData = (type: string): boolean => /json|template|text\/html|speculationrules|importmap/i.test(type);

function scripts(site: Site): Finding[] {
  const files = [...site.files].filter(([path]) => /\.m?js$/i.test(path));
  const inline = site.pages.flatMap((page) =>
    withTag(page, "script")
      .filter((element) => !element.attributes.has("src") && !isData(attribute(element, "type") ?? ""))
      .map((element) => ({
        file: page.path,
        text: rawText(element),
        line: element.children[0]?.line ?? element.line,
      })),
  );
  return [...files.map(([file, text]) => ({ file, text, line: 1 })), ...inline].flatMap((script) =>
    requestedBy(site, script),
  );
}

export const externalRequests: Rule<"external-request"> = {
  id: "external-request",
  promises: "No page loads anything from another host, but a frame for bookings where they are promised.",
  check: (site, spec) => [...site.pages.flatMap((page) => loaded(page, site, spec)), ...scripts(site)],
};
