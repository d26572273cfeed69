import { type Brand, moneyText, priceText } from "@sitewright/brand";

/** The facts about the agency that need no check in a text, one sentence each. */
export function factsOf(brand: Brand): string[] {
  const { agencyName, productName, tagline, contact, claims, services, plans, addOns, guarantee } = brand;
  const named =
    agencyName === productName ? agencyName : `${agencyName}, the agency that makes ${productName}`;
  return [
    `The agency is called ${named}. Its motto is “${tagline}”`,
    `It can be reached at ${contact.email} and ${contact.phone}, in ${contact.address.lines.join(", ")}.`,
    `It is open ${contact.hours.map(({ label }) => label).join(", ")}.`,
    ...Object.values(claims).map(({ figure, label }) => `${agencyName}: ${figure} ${label}.`),
    ...services.map(({ name, summary, price }) => `Service ${name}, ${priceText(price)}: ${summary}`),
    ...plans.map(
      ({ name, summary, monthly, annually }) =>
        `${name} costs ${moneyText(monthly)} a month or ${moneyText(annually)} a year: ${summary}`,
    ),
    ...addOns.map(({ name, summary, price }) => `${name}, ${priceText(price)}: ${summary}`),
    `It gives a ${guarantee}.`,
  ];
}
