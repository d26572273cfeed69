/** The code of uploads that the first screen does not need, as one chunk. */
export { acceptList, checkFile } from "./check-file.ts";
export { convertHeic } from "./convert-picture.ts";
export { changeLate } from "./late-files.ts";
export { startResending } from "./resend.ts";
export { isSameBytes } from "./same-bytes.ts";
export { rejectionTexts } from "./type-texts.ts";
