/**
 * Matches a list of names without other words: 'Greene, Washington and Unicoi.' Every space and comma is required, so
 * that there is only one way to match and no backtracking.
 */
export const namesAlone =
  /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*(?:(?:, ?(?:and )?| and | & )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)+\.?$/u;
