import { brand } from "@sitewright/brand";

/** Follows the screen's title in the window's title. */
export const siteName = `${brand.productName} admin`;
