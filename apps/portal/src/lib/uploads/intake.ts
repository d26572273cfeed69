/** What handing in needs besides sending, in one piece of code that comes after the first screen. */
export { acceptList } from "./accept-list.ts";
export { judgeFile } from "./judge-file.ts";
export { convertHeic } from "./make-sendable.ts";
export { startResending } from "./resend.ts";
