/**
 * The name of the number in the country's register of businesses, by ISO 3166-1 code; elsewhere 'registration number'.
 */
export const registerNumbers: Readonly<Record<string, string>> = {
  AU: "ABN",
  BE: "enterprise number",
  CZ: "IČO",
  DK: "CVR number",
  FI: "business ID (Y-tunnus)",
  FR: "SIREN number",
  HR: "OIB",
  NL: "KVK number",
  NO: "organisation number",
  NZ: "NZBN",
  SE: "organisation number",
  SG: "UEN",
  SK: "IČO",
};

/** The countries in which sole traders have no register or tax number that a site has to show. */
export const withoutTradersNumber: ReadonlySet<string> = new Set("AT CA DE GB IE NZ US".split(" "));

/** The countries whose sales tax is not called VAT and has no number to show on a website. */
export const salesTaxes: Readonly<Record<string, string>> = {
  AU: "GST",
  CA: "GST or HST",
  IN: "GST",
  NZ: "GST",
  SG: "GST",
};

/**
 * National tax numbers that become the VAT number with the country's letters in front: name, and form without
 * separators.
 */
export const taxNumbers: Readonly<Record<string, { readonly name: string; readonly form: RegExp }>> = {
  ES: { name: "NIF", form: /^(?:ES)?(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/ },
  IT: { name: "P.IVA", form: /^(?:IT)?\d{11}$/ },
  // Numbers in the company register (KRS) also have ten digits, but begin with zeros.
  PL: { name: "NIP", form: /^(?:PL)?[1-9]\d{9}$/ },
  PT: { name: "NIF", form: /^(?:PT)?[1-9]\d{8}$/ },
};
