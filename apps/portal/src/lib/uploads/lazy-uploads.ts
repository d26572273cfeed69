/** What handing in needs besides sending, in one piece of code that comes after the first screen. */
export { acceptList, checkFile as judgeFile } from "./check-file.ts";
export { convertHeic } from "./convert-picture.ts";
export { startResending } from "./resend.ts";
