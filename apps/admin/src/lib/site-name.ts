import { brand } from "@sitewright/brand";

/** What the window's title says after the screen's. */
export const siteName = `${brand.productName} admin`;
