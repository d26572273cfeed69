import { typesOf, type uploadCategories } from "@sitewright/contracts";

/** What a category takes, in words, HEIC among them since it is converted. */
export const typeNames = (category: (typeof uploadCategories)[number]): string =>
  typesOf(category)
    .flatMap(({ name }) => (name === "WebP" ? [name, "HEIC"] : [name]))
    .join(", ");

/** Words of handing in files. */
export const uploadTexts = {
  notUploaded: "Not uploaded",
  noPreview: "No preview",
  retry: "Retry",
  remove: (name: string) => `Remove ${name}`,
  chooseAgain: "Choose again",
  chooseAgainHint: "This browser no longer has the file. Choose it again to upload it.",
  uploading: (name: string) => `Uploading ${name}`,
  tooLarge: (name: string) => `${name} is larger than 10 MB. Save it smaller and choose it again.`,
  tooMany: (name: string, most: number) => `A project holds ${most} files. ${name} is one too many.`,
  offline: "Waiting for the connection. The file is on this device and goes by itself.",
  left: (name: string, why: string) => `${name}: ${why}`,
  preparing: (name: string) => `Converting ${name} to JPG`,
  useAs: "Use as",
  ofFile: (name: string) => `: ${name}`,
  refused: "The server did not take this file.",
  /** Asking whether photographs above the limit may be made smaller. */
  shrink: {
    title: (count: number) => (count === 1 ? "This photo is too large" : "These photos are too large"),
    one: (size: string, limit: string) =>
      `This photo is ${size}; the limit is ${limit}. Make it smaller and send it?`,
    several: (count: number, limit: string) =>
      `${count} photos are larger than the limit of ${limit}. Make them smaller and send them?`,
    send: "Make smaller and send",
    leave: (count: number) => (count === 1 ? "Leave it out" : "Leave them out"),
    working: "Working out the size...",
    becomes: ({ size, width, height }: { size: string; width: number; height: number }) =>
      `${size}, ${width} × ${height} pixels`,
    failed: {
      unreadable: "This photo could not be opened. Save it as JPEG and choose it again.",
      unreachable: "No connection. Choose it again when the line is back.",
    },
    leftOut: (name: string) => `${name} is left out: it is larger than 10 MB.`,
  },
  roles: {
    opening: "Opening picture",
    logo: "Logo",
    team: "Team",
    product: "Product",
    work: "Our work",
    place: "Our place",
    other: "Other",
  },
  paste: "Or paste a picture: Ctrl+V, on a Mac ⌘V",
  cancel: "Cancel",
  cancelUpload: (name: string) => `Cancel the upload of ${name}`,
  dropHere: "Drop the files here",
  stored: (name: string) => `${name} is uploaded`,
} as const;
