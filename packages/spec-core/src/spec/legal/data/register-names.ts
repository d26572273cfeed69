/** The name of a business's number in its country's register, by ISO 3166-1 code; elsewhere it is a 'registration number'. */
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

/** The countries in which no register or tax office gives a sole trader a number that a site shows. */
export const withoutTradersNumber: ReadonlySet<string> = new Set("AT CA DE GB IE NZ US".split(" "));

/** The countries whose tax on sales has another name than VAT, and no number of its own on a website. */
export const salesTaxes: Readonly<Record<string, string>> = {
  AU: "GST",
  CA: "GST or HST",
  IN: "GST",
  NZ: "GST",
  SG: "GST",
};

/** The national tax numbers that are the VAT number too, with the country's letters before them there: name and form without signs. */
export const taxNumbers: Readonly<Record<string, { readonly name: string; readonly form: RegExp }>> = {
  ES: { name: "NIF", form: /^(?:ES)?(?:[A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/ },
  IT: { name: "P.IVA", form: /^(?:IT)?\d{11}$/ },
  // A number in the register of companies has ten digits too, and begins with zeros.
  PL: { name: "NIP", form: /^(?:PL)?[1-9]\d{9}$/ },
  PT: { name: "NIF", form: /^(?:PT)?[1-9]\d{8}$/ },
};
