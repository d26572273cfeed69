import type { Assistant } from "@sitewright/assistant";
import { type KnowledgeEntry, type StoredKnowledge, withStored } from "@sitewright/assistant/knowledge";
import type { AssistantOf } from "./assistants.ts";
import type { StoredSource } from "./stored-source.ts";

/** The assistant's knowledge at one moment. */
export interface CurrentKnowledge {
  readonly entries: readonly KnowledgeEntry[];
  /** The assistant, built at the first call. */
  readonly assistant: () => Promise<Assistant>;
  /** The sources of `entries`: the built-in ones unchanged, and the staff's additions. */
  readonly builtIn: readonly KnowledgeEntry[];
  readonly stored: StoredKnowledge;
  /** A text that changes with every change of the entries. */
  readonly revision: string;
}

/** The current knowledge base. */
export interface Knowledge {
  current(): Promise<CurrentKnowledge>;
}

interface KnowledgeOptions {
  /** Called once, at the first use. */
  readonly builtIn: () => readonly KnowledgeEntry[];
  /** The staff's additions to the built-in entries. */
  readonly stored: StoredSource;
  readonly assistantOf: AssistantOf;
}

/**
 * Caches the entries until they change, in this process or another: each question reads one number from the
 * database.
 */
export function createKnowledge({ builtIn, stored, assistantOf }: KnowledgeOptions): Knowledge {
  let cached: { readonly revision: string; readonly knowledge: Promise<CurrentKnowledge> } | undefined;
  let builtInEntries: readonly KnowledgeEntry[] | undefined;
  async function make(revision: string): Promise<CurrentKnowledge> {
    builtInEntries ??= builtIn();
    const additions = await stored.read();
    const entries = withStored(builtInEntries, additions);
    let loading: Promise<Assistant> | undefined;
    const assistant = () => {
      loading ??= assistantOf(entries).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    };
    return { entries, assistant, builtIn: builtInEntries, stored: additions, revision };
  }
  return {
    async current() {
      const revision = await stored.revision();
      if (cached?.revision === revision) return cached.knowledge;
      const created = { revision, knowledge: make(revision) };
      cached = created;
      created.knowledge.catch(() => {
        if (cached === created) cached = undefined;
      });
      return created.knowledge;
    },
  };
}
