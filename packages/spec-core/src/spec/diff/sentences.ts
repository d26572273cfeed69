const longest = 80;

/** A value on one line, short enough to read within a sentence. */
export function shown(value: string | boolean): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  const characters = [...value.replace(/\s+/gu, " ").trim()];
  if (characters.length === 0) return "(no name)";
  return characters.length <= longest ? characters.join("") : `${characters.slice(0, longest - 1).join("")}…`;
}

/** 'Background: #FFFFFF to #F6C453'; values that look alike when shortened have their wording changed. */
export const changedSentence = (label: string, before: string | boolean, after: string | boolean): string =>
  shown(before) === shown(after)
    ? `${label}: wording changed`
    : `${label}: ${shown(before)} to ${shown(after)}`;

/** 'Pages: FAQ added'. */
export const addedSentence = (label: string, name: string | boolean): string =>
  `${label}: ${shown(name)} added`;

/** 'Pages: FAQ removed'. */
export const removedSentence = (label: string, name: string | boolean): string =>
  `${label}: ${shown(name)} removed`;
