import * as accountData from "./account-data.ts";
import * as security from "./account-security.ts";
import * as admin from "./admin.ts";
import * as adminAudit from "./admin-audit.ts";
import * as adminBin from "./admin-bin.ts";
import * as adminConformance from "./admin-conformance.ts";
import * as adminDocuments from "./admin-documents.ts";
import * as adminDropOff from "./admin-drop-off.ts";
import * as adminMail from "./admin-mail.ts";
import * as adminOverview from "./admin-overview.ts";
import * as adminProjects from "./admin-projects.ts";
import * as adminUsers from "./admin-users.ts";
import * as agreements from "./agreements.ts";
import * as auth from "./auth.ts";
import * as contact from "./contact.ts";
import * as designs from "./designs.ts";
import * as documents from "./documents.ts";
import * as draft from "./draft.ts";
import type { Endpoint } from "./endpoint.ts";
import * as google from "./google.ts";
import * as health from "./health.ts";
import * as mail from "./mail.ts";
import * as news from "./news.ts";
import * as newsletter from "./newsletter.ts";
import * as profiles from "./profiles.ts";
import * as projects from "./projects.ts";
import * as staff from "./staff.ts";
import * as uploads from "./uploads.ts";

/** Every call of the service. What is not here is not served; what is here is mounted, documented and tested. */
export const endpoints = [
  health.healthz,
  health.readyz,
  auth.signUp,
  auth.signIn,
  auth.developerSignIn,
  auth.signOut,
  auth.getSession,
  accountData.exportAccount,
  accountData.deleteAccount,
  security.verifyEmail,
  security.resendVerification,
  security.forgotPassword,
  security.resetPassword,
  security.getAccountSecurity,
  security.changePassword,
  security.endOtherSessions,
  security.endSession,
  google.beginGoogleSignIn,
  google.endGoogleSignIn,
  draft.getDraft,
  draft.putDraft,
  draft.deleteDraft,
  designs.listDesigns,
  designs.saveDesign,
  designs.deleteDesign,
  agreements.listNdaRecords,
  agreements.recordNda,
  agreements.downloadNdaRecord,
  projects.createProject,
  projects.listProjects,
  projects.getProject,
  projects.updateProject,
  projects.finalizeProject,
  projects.deleteProject,
  projects.getProjectSpec,
  uploads.createUpload,
  uploads.getUploadContent,
  uploads.getUploadPreview,
  uploads.deleteUpload,
  profiles.getProfile,
  profiles.updateProfile,
  documents.listDocuments,
  documents.getDocument,
  documents.getDocumentFile,
  documents.createReceipt,
  mail.sendProjectEmail,
  mail.sendThankYouEmail,
  mail.sendProjectDeletionEmail,
  contact.sendContactMessage,
  news.listNews,
  news.getNewsPost,
  newsletter.subscribe,
  newsletter.adminListSubscribers,
  newsletter.adminExportSubscribers,
  adminOverview.adminOverview,
  adminDropOff.adminDropOff,
  admin.adminListProjects,
  adminProjects.adminExportProjects,
  admin.adminGetProject,
  adminProjects.adminDeleteProject,
  adminProjects.adminListProjectVersions,
  adminProjects.adminGetProjectVersion,
  adminProjects.adminDownloadBundle,
  adminProjects.adminDecideWords,
  adminConformance.adminListSiteChecks,
  adminConformance.adminCreateSiteCheck,
  adminConformance.adminGetSiteCheck,
  adminConformance.adminDeleteSiteCheck,
  adminProjects.adminListNotes,
  adminProjects.adminCreateNote,
  adminProjects.adminDeleteNote,
  admin.adminListOutbox,
  admin.adminExportOutbox,
  admin.adminGetOutboxMessage,
  adminMail.adminSendMail,
  adminMail.adminRetryMail,
  adminMail.adminListMessages,
  adminMail.adminExportMessages,
  adminMail.adminGetMessage,
  adminMail.adminReadMessage,
  adminMail.adminAnswerMessage,
  adminUsers.adminListUsers,
  adminUsers.adminExportUsers,
  adminUsers.adminGetUser,
  adminUsers.adminCreateUser,
  adminUsers.adminDeleteUser,
  adminBin.adminListBin,
  adminBin.adminRestore,
  adminBin.adminErase,
  adminAudit.adminListAudit,
  adminAudit.adminExportAudit,
  staff.adminListStaff,
  staff.adminInviteStaff,
  staff.adminCancelInvitation,
  staff.adminChangeRole,
  staff.adminRemoveStaff,
  staff.getStaffInvitation,
  staff.acceptStaffInvitation,
  adminDocuments.adminListDocumentClients,
  adminDocuments.adminFindDocuments,
  adminDocuments.adminExportDocuments,
  adminDocuments.adminListDocuments,
  adminDocuments.adminGetDocument,
  adminDocuments.adminGetDocumentVersion,
  adminDocuments.adminCreateDocument,
  adminDocuments.adminUploadDocument,
  adminDocuments.adminUpdateDocument,
  adminDocuments.adminDeleteDocument,
  adminDocuments.adminMoveDocument,
  adminDocuments.adminMigrateDocument,
] as const satisfies readonly Endpoint[];
