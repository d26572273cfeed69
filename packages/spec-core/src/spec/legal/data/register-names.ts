/** The name of a business's number in its country's register, by ISO 3166-1 code; elsewhere it is a 'registration number'. */
export const registerNumbers: Readonly<Record<string, string>> = {
  AU: "ABN",
  BE: "enterprise number",
  DK: "CVR number",
  FR: "SIREN number",
  NL: "KVK number",
  NO: "organisation number",
  NZ: "NZBN",
  SE: "organisation number",
  SG: "UEN",
};

/** The countries whose tax on sales has another name than VAT, and no number of its own on a website. */
export const salesTaxes: Readonly<Record<string, string>> = {
  AU: "GST",
  CA: "GST or HST",
  IN: "GST",
  NZ: "GST",
  SG: "GST",
};
