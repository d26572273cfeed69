const picturesOf = ({ files }: Pick<DataTransfer, "files">): File[] =>
  [...files].filter(({ type }) => type.startsWith("image/"));

/** The pictures of dropped data. */
export const droppedPictures = picturesOf;

/**
 * The pictures of pasted data; none if it contains text, because Word and Excel add a picture to copied text. The text
 * of copied files is their names.
 */
export function pastedPictures(data: Pick<DataTransfer, "files" | "getData">): File[] {
  const names = [...data.files].map(({ name }) => name);
  const lines = data.getData("text/plain").split(/\r\n?|\n/);
  return lines.every((line) => line.trim() === "" || names.includes(line)) ? picturesOf(data) : [];
}
