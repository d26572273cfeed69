/** The official spelling of registers, bodies and marks, by their names in lower case. */
export const registerNames: ReadonlyMap<string, string> = new Map(
  `Gas Safe|HETAS|OFTEC|NICEIC|NAPIT|ELECSA|FENSA|CERTASS|CIPHE|MCS|TrustMark|Checkatrade|WaterSafe|SafeContractor|CHAS|CSCS|CIMSPA|REPs|
  SIA|ICO|FCA|SRA|HCPC|NMC|GDC|GMC|GPhC|GOC|GCC|GOsC|RCVS|BACP|UKCP|BABCP|ACCA|ICAEW|AAT|CIMA|ATT|CIOT|RICS|RIBA|ARB|CIOB|FMB|DVSA|ADI|DBS|
  Ofsted|CQC|HMRC|VAT|ABN|ACN|QBCC|VBA|EIN|NPI|USDOT|CSLB|DBPR|TSSA|ESA|RECI|RGII|PSA|CORU|ABTA|ATOL|CAA|MLA|BHPA|NASDU|IFA|NARPO|BPCA|NPTA`
    .split(/\s*\|\s*/u)
    .map((name) => [name.toLowerCase(), name]),
);
