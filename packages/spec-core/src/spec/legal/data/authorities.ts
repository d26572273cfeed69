/** The data protection authorities for complaints, by ISO 3166-1 code, of countries with one for all businesses. */
export const dataAuthorities: Readonly<Record<string, string>> = {
  AT: "Datenschutzbehörde (dsb.gv.at)",
  BE: "Data Protection Authority (dataprotectionauthority.be)",
  DK: "Datatilsynet (datatilsynet.dk)",
  ES: "AEPD (aepd.es)",
  FI: "Office of the Data Protection Ombudsman (tietosuoja.fi)",
  FR: "CNIL (cnil.fr)",
  GB: "Information Commissioner’s Office (ico.org.uk)",
  IE: "Data Protection Commission (dataprotection.ie)",
  IT: "Garante per la protezione dei dati personali (garanteprivacy.it)",
  NL: "Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl)",
  NO: "Datatilsynet (datatilsynet.no)",
  PL: "Personal Data Protection Office (uodo.gov.pl)",
  PT: "CNPD (cnpd.pt)",
  SE: "IMY (imy.se)",
};
