import { createHash } from "node:crypto";
import { createProject, createUpload, getDraft, putDraft, updateProject } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import type { Account, Ledger } from "./ledger.ts";
import { type Answer, jsonOf, type Sent, send } from "./send.ts";

/** A client of the agency that records what the server acknowledged. */
export interface Client {
  readonly email: string;
  /** The server's current address; it may change when the server restarts. */
  address: string;
  /** The session cookie. */
  cookie: string;
  /** Signs in again if the session has ended. Returns true if the client is signed in. */
  signInAgain(): Promise<boolean>;
  /** Sends a request as this client. */
  send(sent: Sent): Promise<Answer>;
  /** Submits a project of this name, which is also its idempotency key. */
  submit(name: string): Promise<Answer>;
  /** Saves a new text of a project that was submitted. */
  revise(name: string, text: string): Promise<Answer>;
  /** Saves the draft with this text. */
  draft(text: string): Promise<Answer>;
  upload(content: Buffer): Promise<Answer>;
}

const password = "violet-kettle-19";
const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const isJson = { "content-type": "application/json" };

/** A form that can be submitted. */
export const formOf = (businessName: string, description = "Bread and pastry, baked before dawn.") => ({
  formData: {
    businessName,
    description,
    niche: "Artisan bakery",
    goals: ["Share Information"],
    audience: "People who live near the harbour",
    pages: ["Home", "About", "Contact"],
    tone: "Modern",
    contentStyle: "Casual",
  },
});

/** A PDF file of the given size whose content depends on the seed. */
export const fileOf = (seed: string, sizeBytes: number): Buffer =>
  Buffer.concat([Buffer.from(`%PDF-1.4\n%${seed}\n%%EOF\n`), Buffer.alloc(sizeBytes, seed)]);

/** One file as a browser sends it. */
export function multipart(content: Buffer): { headers: Record<string, string>; body: Buffer } {
  const head = '--B\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--B--\r\n")]);
  return { headers: { "content-type": "multipart/form-data; boundary=B" }, body };
}

/** Signs in or up. Returns the cookie; empty if the server refused. */
export async function openSession(
  address: string,
  { email, isNew }: { email: string; isNew: boolean },
): Promise<string> {
  const person = isNew ? { email, password, name: "Ann" } : { email, password };
  const path = `/api/auth/sign-${isNew ? "up" : "in"}`;
  const answer = await send(address, { method: "POST", path, headers: isJson, body: json(person) });
  const cookies = answer.headers["set-cookie"];
  return (Array.isArray(cookies) ? cookies[0] : cookies)?.split(";")[0] ?? "";
}

/** The draft as stored on the server: its version number and its text. */
export async function readDraft(client: Client): Promise<{ version: number; text: string }> {
  const parsed = getDraft.response.safeParse(
    jsonOf(await client.send({ method: "GET", path: "/api/draft" })),
  );
  const draft = parsed.data?.draft;
  return {
    version: draft?.version ?? 0,
    text: draft?.state.onboarding.formData.description ?? "",
  };
}

const draftState = (text: string) => ({
  onboarding: { ...defaultOnboarding, formData: { ...defaultOnboarding.formData, description: text } },
  position,
});

interface Writer {
  readonly call: (sent: Sent) => Promise<Answer>;
  readonly book: Account;
  readonly ledger: Ledger;
}

/** The writes of one person, recorded once they are acknowledged. */
const writesOf = ({
  call,
  book,
  ledger,
}: Writer): Pick<Client, "submit" | "revise" | "draft" | "upload"> => ({
  async submit(name) {
    book.submitted.add(name);
    const headers = { ...isJson, "idempotency-key": name };
    const answer = await call({
      method: "POST",
      path: createProject.path,
      headers,
      body: json(formOf(name)),
    });
    const project = createProject.response.safeParse(jsonOf(answer)).data?.project;
    if (answer.status === 201 && project) ledger.noteProject(book, { name, id: project.id });
    return answer;
  },
  async revise(name, text) {
    const project = book.projects.get(name);
    if (!project) throw new Error(`${name} was never acknowledged.`);
    const path = updateProject.path.replace(":id", project.id);
    const headers = { ...isJson, "if-match": String(project.version) };
    const answer = await call({ method: "PUT", path, headers, body: json(formOf(name, text)) });
    if (answer.status === 200) ledger.noteRevision(book, { name, text });
    return answer;
  },
  async draft(text) {
    const body = json({ version: book.draft.version, state: draftState(text) });
    const answer = await call({ method: "PUT", path: putDraft.path, headers: isJson, body });
    const saved = putDraft.response.safeParse(jsonOf(answer)).data;
    if (answer.status === 200 && saved) ledger.noteDraft(book, { version: saved.version, text });
    return answer;
  },
  async upload(content) {
    const answer = await call({ method: "POST", path: createUpload.path, ...multipart(content) });
    const stored = createUpload.response.safeParse(jsonOf(answer)).data;
    const sha256 = createHash("sha256").update(content).digest("hex");
    if (answer.status === 201 && stored) ledger.noteUpload(book, { id: stored.id, sha256 });
    return answer;
  },
});

/** Signs up a new client. All acknowledged writes are recorded in the ledger. */
export async function signUpClient(
  address: string,
  { email, ledger }: { email: string; ledger: Ledger },
): Promise<Client> {
  const cookie = await openSession(address, { email, isNew: true });
  if (cookie === "") throw new Error(`${email} could not sign up.`);
  const book = ledger.openAccount(email);
  async function call(sent: Sent): Promise<Answer> {
    const headers = { cookie: client.cookie, ...sent.headers };
    const answer = await send(client.address, { ...sent, headers });
    ledger.recordRefusal(answer);
    return answer;
  }
  const client: Client = {
    email,
    address,
    cookie,
    async signInAgain() {
      const { status } = await call({ method: "GET", path: "/api/draft" });
      if (status === 401) client.cookie = await openSession(client.address, { email, isNew: false });
      return client.cookie !== "";
    },
    send: call,
    ...writesOf({ call, book, ledger }),
  };
  return client;
}
