import type { PageLayout } from "../../../../onboarding/schema.ts";
import { boxedCss } from "./boxed.ts";
import { containedCss } from "./contained.ts";
import { fullWidthCss } from "./full-width.ts";

/** The frame of every part of a page, by page layout. */
export const layoutCss: Readonly<Record<PageLayout, string>> = {
  "full-width": fullWidthCss,
  contained: containedCss,
  boxed: boxedCss,
};
