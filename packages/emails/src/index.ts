export {
  accountClosed,
  emailVerification,
  type MailedLink,
  passwordChanged,
  passwordReset,
} from "./account-mails.ts";
export { agencyNotice } from "./agency-notice.ts";
export { type ContactWords, contactNotice } from "./contact-notice.ts";
export type { MailContent } from "./letter.ts";
export { newsletterConfirmation, newsletterWelcome } from "./newsletter.ts";
export { projectConfirmation } from "./project-confirmation.ts";
export { projectDeletion } from "./project-deletion.ts";
export type { MailedProject, ProjectSummary } from "./project-summary.ts";
export { projectUpdate, type UpdatedProject } from "./project-update.ts";
export { type InvitedRole, staffInvitation } from "./staff-invitation.ts";
export { type StaffMessageWords, staffMessage } from "./staff-message.ts";
export { type StaffNoticeWords, staffNotice } from "./staff-notice.ts";
export { thankYou } from "./thank-you.ts";
