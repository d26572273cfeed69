import { randomUUID } from "node:crypto";
import { adminListProjects, createProject, putDraft, sendChatMessage, signIn } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { z } from "zod";
import { newNetwork, type Person } from "./people.ts";

/** A request; each call of `ask` builds a new one. */
export interface LoadRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request that many people send at the same time. */
export interface LoadCase {
  readonly title: string;
  /** Each connection belongs to a different client, or all belong to the owner. */
  readonly by: "clients" | "owner";
  readonly ask: (person: Person) => LoadRequest;
  /** Stores the part of a response that the next request needs. */
  readonly answered?: (person: Person, text: string) => void;
}

const formData = {
  ...defaultOnboarding.formData,
  businessName: "Harbour Bakery",
  description: "Bread and pastry, baked before dawn.",
  niche: "Artisan bakery",
  goals: ["Share Information"],
  audience: "People who live near the harbour",
  pages: ["Home", "About", "Contact"],
  tone: "Modern",
  contentStyle: "Casual",
};
const onboarding = { ...defaultOnboarding, formData };
const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
const savedSchema = z.object({ version: z.int() });

/** A new visitor's first question, typed by the contract so that it changes with it. */
const firstQuestion = (): z.input<typeof sendChatMessage.body> => ({
  conversationId: `conv_${Date.now()}_${randomUUID().replaceAll("-", "")}`,
  messageId: randomUUID(),
  content: "What does a website cost?",
  page: "home",
});

/** The loads, measured one after the other. */
export const cases: readonly LoadCase[] = [
  {
    title: "sign-in",
    by: "clients",
    ask: ({ email, password, headers }) => ({
      method: "POST",
      path: signIn.path,
      headers,
      body: JSON.stringify({ email, password }),
    }),
  },
  {
    title: "autosave",
    by: "clients",
    ask: ({ headers, draftVersion: version }) => ({
      method: "PUT",
      path: putDraft.path,
      headers,
      body: JSON.stringify({ version, state: { onboarding, position } }),
    }),
    answered(person, text) {
      person.draftVersion = savedSchema.parse(JSON.parse(text)).version;
    },
  },
  {
    title: "submit",
    by: "clients",
    ask: ({ headers }) => ({
      method: "POST",
      path: createProject.path,
      // Each request has a new IP address, because the submit limit per network is not raised here.
      headers: { ...headers, "x-forwarded-for": newNetwork(), "idempotency-key": randomUUID() },
      body: JSON.stringify({ formData }),
    }),
  },
  {
    title: "article",
    by: "clients",
    ask: () => ({ method: "GET", path: "/news/how-to-choose-a-web-agency", headers: {} }),
  },
  {
    title: "admin list",
    by: "owner",
    ask: ({ headers }) => ({ method: "GET", path: `${adminListProjects.path}?sort=newest`, headers }),
  },
  {
    title: "chat",
    by: "clients",
    ask: ({ headers }) => ({
      method: "POST",
      path: sendChatMessage.path,
      headers: { ...headers, "x-forwarded-for": newNetwork() },
      body: JSON.stringify(firstQuestion()),
    }),
  },
];
