/** Texts of the question whether to make photographs above the limit smaller. */
export const shrinkTexts = {
  title: (count: number) => (count === 1 ? "This photo is too large" : "These photos are too large"),
  one: (size: string, limit: string) => `This photo is ${size}; the limit is ${limit}.`,
  several: (count: number, limit: string) => `${count} photos are larger than the limit of ${limit}.`,
  ask: (count: number) => (count === 1 ? "Resize and upload it?" : "Resize and upload them?"),
  send: "Resize and upload",
  leave: (count: number) => (count === 1 ? "Leave it out" : "Leave them out"),
  working: "Working out the size...",
  becomes: ({ size, width, height }: { size: string; width: number; height: number }) =>
    `${size}, ${width} × ${height} pixels`,
  failed: {
    unreadable: "This photo could not be opened. Save it as JPEG and choose it again.",
    unreachable: "No connection. Choose it again when you are back online.",
  },
  leftOut: (name: string) => `${name} was left out because it is larger than 10 MB.`,
} as const;
