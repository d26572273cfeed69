/** Words of an export that misses something; fetched with the export. */
export const exportTexts = {
  exportedWithout: (missing: number, all: number) =>
    `Exported, but ${missing} of ${all} ${all === 1 ? "file" : "files"} could not be fetched`,
  exportedWithoutBody: "MISSING.txt in the archive names what is missing.",
  exportedWithoutFonts: "Fonts of the starter site could not be fetched: MISSING.txt names them.",
  exportedAlone: "Exported, but without an archive",
  exportedAloneBody: "The archive could not be made: only the specification was downloaded, without files.",
  exportAgain: "Try again",
} as const;
