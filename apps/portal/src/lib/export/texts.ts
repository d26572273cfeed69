/** Messages of an export; fetched with the code of the export. */
export const exportTexts = {
  exported: "Project Exported Successfully!",
  exportedBody: "Your project data has been downloaded and saved to your account.",
  exportedUnsavedBody:
    "Your project data has been downloaded. Your latest answers could not be saved to your account yet.",
  failed: "Failed to export project data. Please try again.",
  refused: "Export functionality is only available for admin users.",
  exportedWithout: (missing: number, all: number) =>
    `Exported, but ${missing} of ${all} ${all === 1 ? "file" : "files"} could not be fetched`,
  exportedWithoutBody: "MISSING.txt in the archive lists what is missing.",
  exportedWithoutFonts: "Some fonts of the starter site could not be fetched. MISSING.txt lists them.",
  exportedAlone: "Exported, but without an archive",
  exportedAloneBody:
    "The archive could not be created. Only the specification was downloaded, without files.",
  exportAgain: "Try again",
} as const;
