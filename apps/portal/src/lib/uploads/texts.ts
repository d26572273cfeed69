/** Texts of uploads. */
export const uploadTexts = {
  notUploaded: "Not uploaded",
  noPreview: "No preview",
  retry: "Retry",
  retrying: "Sending...",
  remove: (name: string) => `Remove ${name}`,
  chooseAgain: "Choose again",
  chooseAgainHint: "This file has not arrived yet. If it is not on another device of yours, choose it again.",
  uploading: (name: string) => `Uploading ${name}`,
  tooMany: (name: string, most: number) => `A project can have up to ${most} files. ${name} was not added.`,
  offline: "Waiting for a connection. The file is on this device and will upload automatically.",
  preparing: (name: string) => `Converting ${name} to JPG`,
  alreadyListed: (name: string) => `${name} is already in the list and was not added again.`,
  notTaken: "The server could not take this file. Please try again in a moment.",
  /** Where the refusal comes without a text, as from a gateway in front of the server. */
  rejected: {
    size: "This file is too large for the server. Reduce its size and choose it again.",
    type: "The server does not accept this type of file.",
  },
  paste: "Or paste a picture: Ctrl+V (⌘V on a Mac)",
  cancel: "Cancel",
  cancelUpload: (name: string) => `Cancel upload of ${name}`,
  dropHere: "Drop files here",
  stored: (name: string) => `${name} uploaded`,
} as const;
