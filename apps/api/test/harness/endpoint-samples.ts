import { createHash } from "node:crypto";
import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { strToU8, zipSync } from "fflate";

/** The address that the owner has invited, as a manager. */
export const invitedEmail = "carol@quay.example";
/** The owner of the objects. */
export const annEmail = "ann@harbour.example";

const textSha256 = createHash("sha256").update(ndaText(brand.agencyName)).digest("hex");
/** Ann's acceptance of the agreement, as her browser records it. */
export const acceptance = { action: "accepted", ndaVersion, textSha256 };
/** A palette that Ann saves. */
export const palette = { kind: "palette", name: "Autumn", colors: defaultOnboarding.themeColors };
/** An entry by staff for the assistant. */
export const bikes = {
  label: "Bicycles",
  answer: "In the yard.",
  examples: ["bicycle rack"],
  links: [],
  declines: false,
};
/** A pattern that it learns, with its regression. */
export const lesson = { example: "velo stand", regression: "is there a velo stand" };
/** An agent to be added by staff. */
export const addedAgent = { name: "Second sweep", team: "", kind: "housekeeping", everyMinutes: 60 };

/** A form with a picture of a few pixels. */
export function pngForm(): FormData {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const form = new FormData();
  form.append("category", "media");
  form.append("file", new File([png], "dot.png", { type: "image/png" }));
  return form;
}

/** The header with a link's secret. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A form with a packed site. */
export function siteForm(files: Record<string, string>): FormData {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  );
  const form = new FormData();
  form.append("file", new File([packed], "site.zip", { type: "application/zip" }));
  return form;
}

/** A Markdown file for Ann, as an administrator uploads it. */
export function documentForm(clientId: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId, title: "Quote" })) form.append(name, value);
  form.append("file", new File(["# Quote"], "quote.md", { type: "text/markdown" }));
  return form;
}
