/** The version in an If-Match header, of which the contract has validated the form. */
export const versionIn = (ifMatch: string): number => Number(ifMatch.replaceAll('"', ""));
