import type {
  AdminUser,
  Agent,
  AgentDashboard,
  Alert,
  ListedPost,
  OutboxMessage,
  User,
} from "@sitewright/contracts";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { buildSpec } from "@sitewright/spec-core/spec";
import type { Mail } from "../features/outbox/queries.ts";
import type { AdminProject } from "../features/projects/queries.ts";

/** The clock of every screen test. */
export const testNow = new Date("2026-11-20T15:00:00Z");

export const founder: User = {
  uid: "founder",
  email: "founder@agency.example",
  displayName: "Founder",
  photoURL: null,
  isAdmin: true,
  role: "owner",
  emailVerified: true,
  createdAt: "2026-01-05T09:00:00Z",
};

const { role: _, ...client } = founder;

export const baker: User = { ...client, uid: "baker", email: "baker@client.example", isAdmin: false };

export const bakery = onboardingSchema.parse({
  formData: {
    businessName: "Greenwich Bakehouse",
    niche: "Food & Hospitality",
    goals: ["Sell Products", "Share Information"],
    pages: ["Home", "Products"],
    customPages: ["Sourdough"],
    contentStyle: "Casual",
    hasDomain: true,
    domainName: "bakehouse.example",
    hostingHelp: true,
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
  },
  // Accent on background is 2.65: it fails where 3 is needed.
  themeColors: {
    primary: "#7A2414",
    accent: "#C65A1E",
    background: "#F6C453",
    text: "#2B1A12",
    h1: "#7A2414",
    h2: "#2B1A12",
    h3: "#2B1A12",
  },
});

/** The specification of the bakery's answers. */
export const bakerySpec = buildSpec(bakery, {
  now: testNow,
  id: () => "sample",
  product: "Sample",
  host: "sample.example",
});

/** A stored project; `n` makes its id, name and client. */
export function sampleProject(n: number, changes: Partial<AdminProject> = {}): AdminProject {
  return {
    id: `project-${n}`,
    userId: `user-${n}`,
    businessName: `Business ${n}`,
    industry: "Healthcare",
    pageCount: 3,
    status: "completed",
    version: 1,
    createdAt: "2026-11-19T09:15:00Z",
    submittedAt: "2026-11-19T09:15:00Z",
    updatedAt: "2026-11-20T14:03:00Z",
    finalizedAt: null,
    clientEmail: `owner${n}@client.example`,
    clientName: `Owner ${n}`,
    onboarding: bakery,
    ...changes,
  };
}

/** An account; `n` makes its id, name and address. */
export function sampleUser(n: number, changes: Partial<AdminUser> = {}): AdminUser {
  return {
    uid: `user-${n}`,
    email: `person${n}@client.example`,
    displayName: `Person ${n}`,
    businessName: `Business ${n}`,
    photoURL: null,
    role: null,
    emailVerified: true,
    createdAt: "2026-11-19T09:15:00Z",
    lastLoginAt: null,
    projectCount: 1,
    documentCount: 2,
    isProtected: false,
    ...changes,
  };
}

/** A mail of the outbox; `n` makes its id, subject and recipient. */
export function sampleMail(n: number, changes: Partial<OutboxMessage> = {}): Mail {
  return {
    id: `mail-${n}`,
    kind: "project-confirmation",
    recipient: `owner${n}@client.example`,
    subject: `Subject ${n}`,
    status: "sent",
    transport: "resend",
    attempts: 1,
    lastError: null,
    projectId: null,
    createdAt: "2026-11-20T14:03:00Z",
    sentAt: "2026-11-20T14:04:00Z",
    html: `<p style="color:#123456">Mail ${n}</p>`,
    text: `Mail ${n} as text`,
    ...changes,
  };
}

/** An agent that waits for its next task. */
export function sampleAgent(id: string, changes: Partial<Agent> = {}): Agent {
  return {
    id,
    name: id,
    team: "Operations",
    status: "active",
    lastHeartbeat: "2026-11-20T14:59:48Z",
    performance: { tasksCompleted: 12, errorRate: 0.25, averageTaskTime: 1400, successRate: 0.75 },
    uptime: 7500,
    currentTask: null,
    isPaused: false,
    isAdded: false,
    awaitsRestart: false,
    waiting: 0,
    lastRunAt: null,
    nextRunAt: null,
    maxAttempts: null,
    schedules: [
      { kind: "housekeeping", title: "Delete what has expired", everyMinutes: 60, usualMinutes: 60 },
    ],
    settingsVersion: "first",
    promised: [],
    ...changes,
  };
}

/** An open alert. */
export const sampleAlert: Alert = {
  id: "alert",
  kind: "dead",
  level: "error",
  agent: "Mail courier",
  detail: "Send emails",
  task: "mail",
  count: 3,
  raisedAt: "2026-11-20T14:00:00Z",
  lastAt: "2026-11-20T14:30:00Z",
  acknowledgedAt: null,
  resolvedAt: null,
};

/** The figures of these agents. */
export const sampleDashboard = (agents: Agent[], alerts: Alert[] = []): AgentDashboard => ({
  at: testNow.toISOString(),
  tiles: { active: 1, agents: agents.length, tasksCompleted: 12, uptime: 7500, averageResponse: 391 },
  today: {
    from: "2026-11-20T00:00:00Z",
    done: 5,
    failed: 1,
    mailsSent: 2,
    mailsFailed: 1,
    waiting: 3,
    oldestWait: 4000,
  },
  agents,
  alerts,
  tasks: [{ kind: "housekeeping", title: "Delete what has expired", everyMinutes: 60 }],
});

/** A draft; `n` makes its id and title. */
export const samplePost = (n: number): ListedPost => ({
  id: `post-${n}`,
  slug: `post-${n}`,
  title: `Post ${n}`,
  excerpt: "",
  author: "Ann",
  category: "general",
  status: "draft",
  hasEdits: false,
  agentCreated: false,
  featured: false,
  views: 0,
  listedAt: testNow.toISOString(),
  publishedAt: null,
  scheduledFor: null,
  updatedAt: testNow.toISOString(),
  deletedAt: null,
});
