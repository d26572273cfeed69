/** Texts of uploads. */
export const uploadTexts = {
  notUploaded: "Not uploaded",
  noPreview: "No preview",
  retry: "Retry",
  remove: (name: string) => `Remove ${name}`,
  chooseAgain: "Choose again",
  chooseAgainHint: "This browser no longer has the file. Choose it again to upload it.",
  uploading: (name: string) => `Uploading ${name}`,
  tooMany: (name: string, most: number) => `A project holds ${most} files. ${name} is one too many.`,
  offline: "Waiting for the connection. The file is on this device and goes by itself.",
  preparing: (name: string) => `Converting ${name} to JPG`,
  refused: "The server did not take this file.",
  paste: "Or paste a picture: Ctrl+V, on a Mac ⌘V",
  cancel: "Cancel",
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  dropHere: "Drop the files here",
  stored: (name: string) => `${name} is uploaded`,
} as const;
