/**
 * 'Greene, Washington and Unicoi.': names without a word of what is there. Every space and comma is required, so that a
 * text can be read in one way only.
 */
export const namesAlone =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?:(?:, ?(?:and )?| and | & )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)+\.?$/u;
