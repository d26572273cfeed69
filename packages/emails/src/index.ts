export { emailVerification, type MailedLink, passwordChanged, passwordReset } from "./account-mails.ts";
export { agencyNotice } from "./agency-notice.ts";
export { type ContactWords, contactNotice } from "./contact-notice.ts";
export type { MailContent } from "./letter.ts";
export { projectConfirmation } from "./project-confirmation.ts";
export { projectDeletion } from "./project-deletion.ts";
export type { MailedProject, ProjectSummary } from "./project-summary.ts";
export { projectUpdate, type UpdatedProject } from "./project-update.ts";
export { thankYou } from "./thank-you.ts";
