const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The English name of a country by its code of ISO 3166-1 alpha-2; any other text unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

const readEnding = ", read from the answers";

/** The text for a country that was derived from the answers, by its code: 'Ireland, read from the answers'. */
export const readCountry = (code: string): string => `${countryName(code)}${readEnding}`;

/** Whether a specification's country was derived from the answers, not chosen by the client. */
export const isReadCountry = (text: string): boolean => text.endsWith(readEnding);
