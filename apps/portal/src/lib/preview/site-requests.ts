import type { Onboarding } from "@sitewright/spec-core/onboarding";
import type { FramePage } from "./frame-messages.ts";

/** The answers, and everything else that a site is made from. */
export interface SiteInput {
  readonly answers: Onboarding;
  readonly product: string;
  readonly host: string;
  /** ISO 8601. */
  readonly now: string;
}

/** A picture of the client's that the site shows: the upload's id, and its path in the site. */
export interface SitePicture {
  readonly id: string;
  readonly path: string;
}

/** A page of the site by its name and its file. */
export interface SitePageName {
  readonly name: string;
  readonly file: string;
}

/** One page with letters to be shown, and what else the site has. */
export interface DrawnPage {
  readonly page: FramePage;
  readonly pages: readonly SitePageName[];
  readonly pictures: readonly SitePicture[];
  /** Where the page will stand, without its scheme; empty while the site has no name and no domain. */
  readonly address: string;
}

/** The whole site to be taken away: its texts, and where its binaries are. */
export interface WholeSite {
  readonly files: Readonly<Record<string, string>>;
  readonly fonts: readonly { readonly path: string; readonly address: string }[];
  readonly pictures: readonly SitePicture[];
}

/** What the worker is asked; `number` comes back with the answer. */
export type SiteRequest =
  | { readonly kind: "page"; readonly number: number; readonly input: SiteInput; readonly file: string }
  | { readonly kind: "site"; readonly number: number; readonly input: SiteInput };

/** What the worker answers. */
export type SiteAnswer =
  | { readonly kind: "page"; readonly number: number; readonly drawn: DrawnPage }
  | { readonly kind: "site"; readonly number: number; readonly site: WholeSite }
  | { readonly kind: "failed"; readonly number: number; readonly reason: string };
