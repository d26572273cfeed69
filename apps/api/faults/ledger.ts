import { type Answer, jsonOf } from "./send.ts";

/** The writes of one person that the server acknowledged. */
export interface Account {
  readonly email: string;
  /** Every name that a submit was sent with, whether it got a response or not. */
  readonly submitted: Set<string>;
  /** Acknowledged projects by name, with the last acknowledged version and text. */
  readonly projects: Map<string, { id: string; version: number; text: string | undefined }>;
  /** The last acknowledged draft. */
  draft: { version: number; text: string };
  /** SHA-256 of acknowledged files by id. */
  readonly uploads: Map<string, string>;
}

/**
 * All writes that clients saw acknowledged, recorded outside the server: every one must exist after any
 * fault.
 */
export interface Ledger {
  readonly accounts: readonly Account[];
  openAccount(email: string): Account;
  noteProject(account: Account, project: { name: string; id: string }): void;
  noteRevision(account: Account, revision: { name: string; text: string }): void;
  noteDraft(account: Account, draft: { version: number; text: string }): void;
  noteUpload(account: Account, upload: { id: string; sha256: string }): void;
  /** Records the message of a refusal. */
  recordRefusal(answer: Answer): void;
  /** The number of acknowledged writes, sign-ups included. */
  acknowledged(): number;
  /** Acknowledged submits whose retry returned another project's id. */
  readonly renamed: readonly string[];
  /** Error messages that people got: status and text. */
  readonly words: ReadonlySet<string>;
}

function titleOf(answer: Answer): string {
  const body = jsonOf(answer);
  const title = typeof body === "object" && body !== null && "title" in body ? body.title : undefined;
  return typeof title === "string" ? title : answer.body.toString().slice(0, 80);
}

/** An empty ledger. */
export function createLedger(): Ledger {
  const accounts: Account[] = [];
  const words = new Set<string>();
  const renamed: string[] = [];
  let acknowledged = 0;
  return {
    accounts,
    words,
    renamed,
    acknowledged: () => acknowledged,
    openAccount(email) {
      const account: Account = {
        email,
        submitted: new Set(),
        projects: new Map(),
        draft: { version: 0, text: "" },
        uploads: new Map(),
      };
      accounts.push(account);
      acknowledged += 1;
      return account;
    },
    noteProject({ projects }, { name, id }) {
      const known = projects.get(name);
      if (known && known.id !== id) renamed.push(name);
      if (known) return;
      projects.set(name, { id, version: 1, text: undefined });
      acknowledged += 1;
    },
    noteRevision({ projects }, { name, text }) {
      const project = projects.get(name);
      if (project) projects.set(name, { ...project, version: project.version + 1, text });
      acknowledged += 1;
    },
    noteDraft(account, draft) {
      account.draft = draft;
      acknowledged += 1;
    },
    noteUpload({ uploads }, { id, sha256 }) {
      uploads.set(id, sha256);
      acknowledged += 1;
    },
    recordRefusal(answer) {
      if (answer.status >= 400) words.add(`${answer.status} ${titleOf(answer)}`);
    },
  };
}
