import { brand } from "@sitewright/brand";
import { clientWords, oneLine } from "./client-words.ts";

/** The name of a project: the business's on one line, or the product's when there is none. */
export function projectName(businessName: string): string {
  return oneLine(businessName, 120) || `${brand.productName} project`;
}

/** The greeting of a letter to a client. */
export function greeting(userName: string): string {
  const name = clientWords(userName, 60);
  return name ? `Hello ${name},` : "Hello,";
}

/** The signature: the product, and the agency where its name differs. */
export function senderName(): string {
  const { productName, agencyName } = brand;
  return productName === agencyName ? productName : `${productName} by ${agencyName}`;
}
