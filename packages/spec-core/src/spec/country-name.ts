const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The English name of a country by its code of ISO 3166-1 alpha-2; any other text unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
