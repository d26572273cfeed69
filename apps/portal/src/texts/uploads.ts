/** Words of handing in files. */
export const uploadTexts = {
  notUploaded: "Not uploaded",
  retry: "Retry",
  remove: (name: string) => `Remove ${name}`,
  chooseAgain: "Choose again",
  chooseAgainHint: "This browser no longer has the file. Choose it again to upload it.",
  uploading: (name: string) => `Uploading ${name}`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Save it smaller and choose it again.`,
  wrongType: (name: string) => `${name} is not a type of file that can be uploaded here.`,
  tooMany: (name: string, most: number) => `A project holds ${most} files. ${name} is one too many.`,
  offline: "No connection. The file waits on this device.",
  refused: "The server did not take this file.",
  paste: "Or paste a picture: Ctrl+V, on a Mac ⌘V",
  cancel: "Cancel",
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  dropHere: "Drop the files here",
  stored: (name: string) => `${name} is uploaded`,
} as const;
