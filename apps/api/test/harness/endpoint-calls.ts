import { randomUUID } from "node:crypto";
import type { endpoints } from "@sitewright/contracts";
import { readStatements } from "@sitewright/spec-core/content";
import { defaultOnboarding, onboardingSchema } from "@sitewright/spec-core/onboarding";
import { settingsVersionOf } from "../../src/features/agents/facts.ts";
import type { SendOptions } from "./browser.ts";
import { completeAnswers, withKey } from "./complete-answers.ts";
import type { Objects } from "./endpoint-objects.ts";
import {
  acceptance,
  addedAgent,
  annEmail,
  bearer,
  bikes,
  documentForm,
  lesson,
  palette,
  pngForm,
  siteForm,
} from "./endpoint-samples.ts";
import { ownerEmail, testPassword } from "./owner.ts";
import { postFields } from "./posts.ts";

/** Name of an endpoint of the contract. */
export type EndpointName = (typeof endpoints)[number]["name"];

/** Builds a call about Ann's objects that succeeds for everyone who is allowed to make it. */
export type EndpointCall = (objects: Objects) => { path: string } & SendOptions;

const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
const draft = { version: 0, state: { onboarding: defaultOnboarding, position } };
const conversationId = "conv_1790000000000_harbour";
const profile = { displayName: "Ann", businessName: "" };
const typed = { title: "Terms", content: "# Terms" };
/** A sentence of the answers that `createObjects` submits. */
const firstStatementId = readStatements(onboardingSchema.parse(completeAnswers()).formData)[0]?.id ?? "";
const edit = { json: completeAnswers(), headers: { "if-match": "1" } };
const fromThird = { headers: { "if-match": "3" } };

/** Every call of the contract. A new endpoint without an entry here does not compile. */
export const endpointCalls: Record<EndpointName, EndpointCall> = {
  healthz: () => ({ path: "/healthz" }),
  readyz: () => ({ path: "/readyz" }),
  signUp: () => ({
    path: "/api/auth/sign-up",
    json: { email: `${randomUUID()}@x.example`, password: testPassword, name: "N" },
  }),
  signIn: () => ({ path: "/api/auth/sign-in", json: { email: ownerEmail, password: testPassword } }),
  developerSignIn: () => ({ path: "/api/auth/developer" }),
  signOut: () => ({ path: "/api/auth/sign-out" }),
  getSession: () => ({ path: "/api/auth/session" }),
  beginGoogleSignIn: () => ({ path: "/api/auth/google" }),
  endGoogleSignIn: () => ({ path: "/api/auth/google/callback" }),
  verifyEmail: () => ({ path: "/api/auth/verify-email", json: { token: "none" } }),
  resendVerification: () => ({ path: "/api/auth/verify-email/resend" }),
  forgotPassword: () => ({ path: "/api/auth/forgot-password", json: { email: "nobody@x.example" } }),
  resetPassword: () => ({
    path: "/api/auth/reset-password",
    json: { token: "none", password: testPassword },
  }),
  getAccountSecurity: () => ({ path: "/api/account/security" }),
  changePassword: () => ({
    path: "/api/account/password",
    json: { currentPassword: testPassword, newPassword: testPassword },
  }),
  endOtherSessions: () => ({ path: "/api/account/sessions" }),
  endSession: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}` }),
  getDraft: ({ projectId }) => ({ path: `/api/draft?project=${projectId}` }),
  putDraft: ({ projectId }) => ({ path: `/api/draft?project=${projectId}`, json: draft }),
  deleteDraft: ({ projectId }) => ({ path: `/api/draft?project=${projectId}` }),
  listDesigns: () => ({ path: "/api/designs" }),
  saveDesign: () => ({ path: "/api/designs", json: palette }),
  deleteDesign: ({ designId }) => ({ path: `/api/designs/${designId}` }),
  listNdaRecords: () => ({ path: "/api/agreements/nda" }),
  recordNda: () => ({ path: "/api/agreements/nda", json: acceptance }),
  downloadNdaRecord: ({ ndaRecordId }) => ({ path: `/api/agreements/nda/${ndaRecordId}/file` }),
  createProject: () => ({ path: "/api/projects", json: completeAnswers(), headers: withKey("matrix-key-1") }),
  listProjects: () => ({ path: "/api/projects" }),
  getProject: ({ projectId }) => ({ path: `/api/projects/${projectId}` }),
  updateProject: ({ projectId }) => ({ path: `/api/projects/${projectId}`, ...edit }),
  finalizeProject: ({ projectId }) => ({ path: `/api/projects/${projectId}/finalise`, ...edit }),
  deleteProject: ({ projectId }) => ({ path: `/api/projects/${projectId}` }),
  getProjectSpec: ({ projectId }) => ({ path: `/api/projects/${projectId}/spec` }),
  listProjectVersions: ({ projectId }) => ({ path: `/api/projects/${projectId}/versions` }),
  getProjectVersion: ({ projectId }) => ({ path: `/api/projects/${projectId}/versions/1` }),
  createUpload: () => ({ path: "/api/uploads", body: pngForm() }),
  getUploadContent: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}/content` }),
  getUploadPreview: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}/preview` }),
  deleteUpload: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}` }),
  sendProjectEmail: ({ projectId }) => ({
    path: "/api/send-project-email",
    json: { projectData: { id: projectId }, userEmail: annEmail, userName: "Ann" },
  }),
  sendThankYouEmail: ({ projectId }) => ({
    path: "/api/send-thank-you-email",
    json: { projectData: { id: projectId }, userEmail: annEmail, userName: "Ann" },
  }),
  sendProjectDeletionEmail: ({ projectId }) => ({
    path: "/api/send-project-deletion-email",
    json: { userEmail: annEmail, userName: "Ann", projectId, deletedAt: "2026-03-02T09:00:00.000Z" },
  }),
  exportAccount: () => ({ path: "/api/account/export" }),
  deleteAccount: () => ({ path: "/api/account", json: { confirm: "DELETE" } }),
  sendContactMessage: () => ({
    path: "/api/contact",
    json: { name: "Ann", email: annEmail, message: "Hello", reason: "question", type: "logout_feedback" },
  }),
  sendChatMessage: () => ({
    path: "/api/chat/messages",
    json: { conversationId, messageId: "1", content: "What does it cost?", page: "home" },
  }),
  confirmChatAnswer: () => ({
    path: "/api/chat/feedback",
    json: { conversationId, messageId: "1", isAnswered: true },
  }),
  handOverChat: () => ({ path: "/api/chat/hand-over", json: { conversationId } }),
  eraseChat: () => ({ path: "/api/chat/erase", json: { conversationId } }),
  listNews: () => ({ path: "/api/news/posts?page=1" }),
  getNewsPost: () => ({ path: "/api/news/post/how-to-choose-a-web-agency" }),
  adminListPosts: () => ({ path: "/api/admin/posts" }),
  adminCreatePost: () => ({ path: "/api/admin/posts", json: { title: `Post ${randomUUID()}` } }),
  adminGetPost: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}` }),
  updatePost: ({ draftPostId }) => ({
    path: `/api/news/posts/${draftPostId}`,
    json: postFields({ slug: draftPostId }),
    ...fromThird,
  }),
  deletePost: ({ draftPostId }) => ({ path: `/api/news/posts/${draftPostId}` }),
  adminRestorePost: ({ binnedPostId }) => ({ path: `/api/admin/posts/${binnedPostId}/restore` }),
  adminPublishPost: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}/publish`, ...fromThird }),
  adminSchedulePost: ({ draftPostId }) => ({
    path: `/api/admin/posts/${draftPostId}/schedule`,
    json: { at: "2099-01-01T09:00:00.000Z" },
    ...fromThird,
  }),
  adminUnschedulePost: ({ scheduledPostId }) => ({ path: `/api/admin/posts/${scheduledPostId}/unschedule` }),
  adminWithdrawPost: ({ publishedPostId }) => ({ path: `/api/admin/posts/${publishedPostId}/withdraw` }),
  adminDiscardPostEdits: ({ publishedPostId }) => ({
    path: `/api/admin/posts/${publishedPostId}/discard`,
    ...fromThird,
  }),
  adminListPostRevisions: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}/revisions` }),
  adminGetPostRevision: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}/revisions/3` }),
  adminRestorePostRevision: ({ draftPostId }) => ({
    path: `/api/admin/posts/${draftPostId}/revisions/3/restore`,
    ...fromThird,
  }),
  adminCreatePostPreview: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}/preview` }),
  adminEndPostPreview: ({ draftPostId }) => ({ path: `/api/admin/posts/${draftPostId}/preview` }),
  adminOfferPostLinks: () => ({ path: "/api/admin/post-links?search=agency" }),
  adminUploadPostPicture: () => ({ path: "/api/admin/post-pictures", body: pngForm() }),
  getPostPicture: ({ pictureId }) => ({ path: `/api/news/pictures/${pictureId}` }),
  getContentViews: () => ({ path: "/api/content/analytics/views" }),
  subscribe: () => ({ path: "/api/newsletter", json: { email: `reader-${randomUUID()}@x.example` } }),
  adminListSubscribers: () => ({ path: "/api/admin/subscribers" }),
  adminExportSubscribers: () => ({ path: "/api/admin/exports/subscribers" }),
  adminExportOutbox: () => ({ path: "/api/admin/exports/outbox" }),
  adminExportDocuments: () => ({ path: "/api/admin/exports/documents" }),
  listIndexStates: () => ({ path: "/api/content/google-index-status" }),
  submitToSearch: ({ newPostId }) => ({
    path: "/api/content/submit-to-google",
    json: { postId: newPostId, url: "/news/new-post" },
  }),
  removeFromSearch: ({ indexedPostId }) => ({
    path: "/api/content/remove-from-google",
    json: { postId: indexedPostId, url: "/news/indexed-post" },
  }),
  submitPostsToSearch: ({ newPostId }) => ({
    path: "/api/admin/search-engines/submit",
    json: { postIds: [newPostId] },
  }),
  inspectPosts: ({ newPostId }) => ({
    path: "/api/admin/search-engines/inspect",
    json: { postIds: [newPostId] },
  }),
  getSearchSetup: () => ({ path: "/api/admin/search-engines" }),
  checkSearchAccess: () => ({ path: "/api/admin/search-engines/access" }),
  generatePost: () => ({ path: "/api/content/generate", json: { topic: "Bread", keyword: "bread" } }),
  listGenerations: () => ({ path: "/api/admin/generations" }),
  getGeneration: ({ generationId }) => ({ path: `/api/admin/generations/${generationId}` }),
  watchGeneration: ({ generationId }) => ({ path: `/api/admin/generations/${generationId}/events` }),
  cancelGeneration: ({ generationId }) => ({ path: `/api/admin/generations/${generationId}/cancel` }),
  adminDropOff: () => ({ path: "/api/admin/drop-off?days=365" }),
  adminOverview: () => ({ path: "/api/admin/overview" }),
  adminExportProjects: () => ({ path: "/api/admin/exports/projects" }),
  adminDeleteProject: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}` }),
  adminListProjectVersions: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}/versions` }),
  adminGetProjectVersion: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}/versions/1` }),
  adminDownloadBundle: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}/bundle` }),
  adminListSiteChecks: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}/site-checks` }),
  adminCreateSiteCheck: ({ projectId }) => ({
    path: `/api/admin/projects/${projectId}/site-checks`,
    body: siteForm({ "index.html": "<!doctype html><title>Quay</title>" }),
  }),
  adminGetSiteCheck: ({ projectId, siteCheckId }) => ({
    path: `/api/admin/projects/${projectId}/site-checks/${siteCheckId}`,
  }),
  adminDeleteSiteCheck: ({ projectId, siteCheckId }) => ({
    path: `/api/admin/projects/${projectId}/site-checks/${siteCheckId}`,
  }),
  adminDecideWords: ({ projectId }) => ({
    path: `/api/admin/projects/${projectId}/words`,
    json: { from: 1, choices: [{ id: firstStatementId, print: false }] },
  }),
  adminListNotes: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}/notes` }),
  adminCreateNote: ({ projectId }) => ({
    path: `/api/admin/projects/${projectId}/notes`,
    json: { text: "Wants photographs." },
  }),
  adminDeleteNote: ({ projectId, noteId }) => ({ path: `/api/admin/projects/${projectId}/notes/${noteId}` }),
  adminSendMail: () => ({
    path: "/api/send-admin-email",
    json: { to: annEmail, subject: "Hello", message: "How are you?" },
  }),
  adminRetryMail: ({ deadMailId }) => ({ path: `/api/admin/outbox/${deadMailId}/retry` }),
  adminDismissMail: ({ deadMailId }) => ({ path: `/api/admin/outbox/${deadMailId}/dismiss` }),
  adminListMessages: () => ({ path: "/api/admin/messages" }),
  adminExportMessages: () => ({ path: "/api/admin/exports/messages" }),
  adminGetMessage: ({ messageId }) => ({ path: `/api/admin/messages/${messageId}` }),
  adminReadMessage: ({ messageId }) => ({ path: `/api/admin/messages/${messageId}/read` }),
  adminAnswerMessage: ({ messageId }) => ({
    path: `/api/admin/messages/${messageId}/answer`,
    json: { answer: "Next week." },
  }),
  adminMarkMessageDone: ({ messageId }) => ({ path: `/api/admin/messages/${messageId}/done` }),
  adminReopenMessage: ({ doneMessage: { id, answeredAt } }) => ({
    path: `/api/admin/messages/${id}/reopen`,
    json: { answeredAt },
  }),
  adminDeleteMessage: ({ messageId }) => ({ path: `/api/admin/messages/${messageId}` }),
  adminListUsers: () => ({ path: "/api/admin/users" }),
  adminExportUsers: () => ({ path: "/api/admin/exports/users" }),
  adminGetUser: ({ annId }) => ({ path: `/api/admin/users/${annId}` }),
  adminDeleteUser: ({ annId }) => ({ path: `/api/admin/users/delete-user/${annId}` }),
  adminListBin: () => ({ path: "/api/admin/bin" }),
  adminRestore: ({ binnedId }) => ({ path: `/api/admin/bin/document/${binnedId}/restore` }),
  adminErase: ({ binnedId }) => ({ path: `/api/admin/bin/document/${binnedId}` }),
  adminListAudit: () => ({ path: "/api/admin/audit" }),
  adminExportAudit: () => ({ path: "/api/admin/exports/audit" }),
  adminFindDocuments: () => ({ path: "/api/admin/documents/all" }),
  adminListProjects: () => ({ path: "/api/admin/projects" }),
  adminGetProject: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}` }),
  adminListOutbox: () => ({ path: "/api/admin/outbox" }),
  adminGetOutboxMessage: ({ mailId }) => ({ path: `/api/admin/outbox/${mailId}` }),
  adminCreateUser: () => ({
    path: "/api/admin/users/create-user",
    json: { email: `made-${randomUUID()}@x.example`, password: testPassword },
  }),
  adminAgents: () => ({ path: "/api/admin/agents" }),
  adminAddAgent: () => ({
    path: "/api/admin/agents",
    json: { name: "Night sweep", team: "Operations", kind: "housekeeping", everyMinutes: 60 },
  }),
  adminAgentReport: () => ({ path: "/api/admin/agents/report?from=2026-03-01&to=2026-03-02" }),
  adminExportAgents: () => ({ path: "/api/admin/exports/agents?from=2026-03-01&to=2026-03-02" }),
  adminChangeAgent: ({ agentId }) => ({
    path: `/api/admin/agents/${agentId}`,
    json: {
      isPaused: true,
      maxAttempts: null,
      schedules: [{ kind: addedAgent.kind, everyMinutes: 30 }],
      settingsVersion: settingsVersionOf({ isPaused: false, maxAttempts: null, schedules: [addedAgent] }),
    },
  }),
  adminRemoveAgent: ({ agentId }) => ({ path: `/api/admin/agents/${agentId}` }),
  adminRestartAgent: () => ({ path: "/api/admin/agents/all/restart" }),
  adminAcknowledgeAlert: ({ alertId }) => ({ path: `/api/admin/alerts/${alertId}/acknowledge` }),
  adminResolveAlert: ({ alertId }) => ({ path: `/api/admin/alerts/${alertId}/resolve` }),
  adminListStaff: () => ({ path: "/api/admin/staff" }),
  adminInviteStaff: () => ({
    path: "/api/admin/staff/invitations",
    json: { email: `invited-${randomUUID()}@x.example`, role: "manager" },
  }),
  adminCancelInvitation: ({ invitationId }) => ({ path: `/api/admin/staff/invitations/${invitationId}` }),
  adminChangeRole: ({ staffId }) => ({ path: `/api/admin/staff/${staffId}`, json: { role: "owner" } }),
  adminRemoveStaff: ({ staffId }) => ({ path: `/api/admin/staff/${staffId}` }),
  getStaffInvitation: ({ invitationToken }) => ({
    path: "/api/staff/invitation",
    headers: bearer(invitationToken),
  }),
  acceptStaffInvitation: ({ invitationToken }) => ({
    path: "/api/staff/invitation",
    headers: bearer(invitationToken),
    json: { password: testPassword },
  }),
  getProfile: ({ annId }) => ({ path: `/api/profiles/${annId}` }),
  updateProfile: ({ annId }) => ({ path: `/api/profiles/${annId}`, json: profile }),
  listDocuments: ({ annId }) => ({ path: `/api/profiles/${annId}/documents` }),
  getDocument: ({ documentId }) => ({ path: `/api/documents/${documentId}` }),
  getDocumentFile: ({ documentId }) => ({ path: `/api/documents/${documentId}/file` }),
  createReceipt: ({ documentId }) => ({
    path: `/api/documents/${documentId}/receipts`,
    json: { version: 1 },
  }),
  adminListDocumentClients: () => ({ path: "/api/admin/documents/clients" }),
  adminListDocuments: ({ annId }) => ({ path: `/api/admin/documents?client=${annId}` }),
  adminGetDocument: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}` }),
  adminGetDocumentVersion: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}/versions/1` }),
  adminCreateDocument: ({ annId }) => ({ path: "/api/admin/documents", json: { ...typed, clientId: annId } }),
  adminUploadDocument: ({ annId }) => ({ path: "/api/admin/documents/files", body: documentForm(annId) }),
  adminUpdateDocument: ({ documentId }) => ({
    path: `/api/admin/documents/${documentId}`,
    json: { title: "Terms" },
    headers: { "if-match": "1" },
  }),
  adminDeleteDocument: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}` }),
  adminMoveDocument: ({ documentId }) => ({
    path: `/api/admin/documents/${documentId}/move`,
    json: { from: 1, to: 0 },
  }),
  adminMigrateDocument: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}/migrate` }),
  adminChatAnalytics: () => ({ path: "/api/chat/analytics?days=7" }),
  adminListUnmatched: () => ({ path: "/api/chat/unmatched" }),
  adminDismissUnmatched: ({ groupId }) => ({ path: `/api/chat/unmatched/${groupId}` }),
  adminTestPattern: () => ({ path: "/api/chat/test-pattern", json: { query: "What does it cost?" } }),
  adminRunSuite: () => ({ path: "/api/chat/test-suite" }),
  adminListKnowledge: () => ({ path: "/api/chat/knowledge" }),
  adminGetKnowledge: ({ knowledgeId }) => ({ path: `/api/chat/knowledge/${knowledgeId}` }),
  // By the key its id is the same each time: an assistant for the same entries is built once in a worker.
  adminCreateKnowledge: () => ({
    path: "/api/chat/knowledge",
    json: { ...bikes, isConfirmed: true },
    headers: withKey("key-knowledge-1"),
  }),
  adminUpdateKnowledge: ({ knowledgeId }) => ({
    path: `/api/chat/knowledge/${knowledgeId}`,
    json: { ...bikes, isOn: true, version: 1, isConfirmed: true },
  }),
  adminDeleteKnowledge: ({ knowledgeId }) => ({
    path: `/api/chat/knowledge/${knowledgeId}?confirmed=yes&version=1`,
  }),
  adminListPatterns: () => ({ path: "/api/chat/patterns" }),
  adminLearnPatterns: ({ knowledgeId }) => ({
    path: "/api/chat/patterns",
    json: {
      entryId: knowledgeId,
      learnt: [{ ...lesson, regression: "where is the velo stand" }],
      isConfirmed: true,
    },
  }),
  adminForgetPattern: ({ patternId }) => ({ path: `/api/chat/patterns/${patternId}?confirmed=yes` }),
};
