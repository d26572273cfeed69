import { starterAssets } from "../../site/starter-assets.ts";
import { knownOrigin } from "../../spec/known-origin.ts";
import type { Spec } from "../../spec/schema.ts";
import type { Finding, Rule } from "../rule.ts";
import { fileAt, readAddress } from "../site/addresses.ts";
import { attribute } from "../site/html/element.ts";
import { metaOf } from "../site/html/semantics.ts";
import type { Page, Site } from "../site/site.ts";
import { isTextOnly } from "./dead-links.ts";

const names = ["og:image", "og:image:url", "og:image:secure_url", "twitter:image"] as const;

function wrongPictures(page: Page, site: Site): Finding[] {
  return names.flatMap((name): Finding[] => {
    const meta = metaOf(page, name);
    if (!meta) return [];
    const at = { file: page.path, line: meta.line };
    const address = (attribute(meta, "content") ?? "").trim();
    if (!/^https?:\/\//i.test(address))
      return [
        { ...at, message: `${name} is “${address}”. Networks need an address that begins with https://.` },
      ];
    const read = readAddress(address, { file: page.path, origin: site.origin });
    if (read.kind !== "inside")
      return [{ ...at, message: `${name} is “${address}”, a picture of another host.` }];
    const isThere = fileAt(site.files, read.path) !== null || isTextOnly(site);
    return isThere ? [] : [{ ...at, message: `${name} is “${address}”, which is no file of the site.` }];
  });
}

/** Networks show the client's hero picture as the preview of the home page. */
function missingPicture({ home, origin }: Site, spec: Spec): Finding[] {
  const isDue = starterAssets(spec).some(({ use, role }) => use === "picture" && role === "opening");
  if (!home || !isDue || origin === null || knownOrigin(spec) === null || metaOf(home, "og:image")) return [];
  const message =
    "The home page names no picture for networks. Give it og:image with the client's opening picture.";
  return [{ file: home.path, line: 1, message }];
}

export const socialPreview: Rule<"social-preview"> = {
  id: "social-preview",
  promises: "The picture that networks show of a page is there, at a whole address of the site.",
  check: (site, spec) => [
    ...site.pages.flatMap((page) => wrongPictures(page, site)),
    ...missingPicture(site, spec),
  ],
};
