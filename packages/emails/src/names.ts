import { brand } from "@sitewright/brand";
import { clientWords, oneLine } from "./client-words.ts";

/** How a project is called: the business's name on one line, or the product's when there is none. */
export function projectName(businessName: string): string {
  return oneLine(businessName, 120) || `${brand.productName} project`;
}

/** The line that opens a letter to a client. */
export function greeting(userName: string): string {
  const name = clientWords(userName, 60);
  return name ? `Hello ${name},` : "Hello,";
}

/** Who signs: the product, and the agency behind it where they differ. */
export function senderName(): string {
  const { productName, agencyName } = brand;
  return productName === agencyName ? productName : `${productName} by ${agencyName}`;
}
