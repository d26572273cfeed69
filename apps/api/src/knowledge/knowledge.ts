import type { Assistant } from "@sitewright/assistant";
import { type KnowledgeEntry, type StoredKnowledge, withStored } from "@sitewright/assistant/knowledge";
import { makeAssistant } from "./make-assistant.ts";
import type { StoredSource } from "./stored-source.ts";

/** What the assistant knows at one moment. */
export interface CurrentKnowledge {
  readonly entries: readonly KnowledgeEntry[];
  readonly assistant: Assistant;
  /** What `entries` is made of: the built-in ones as they are, and what the staff have added. */
  readonly builtIn: readonly KnowledgeEntry[];
  readonly stored: StoredKnowledge;
  /** Another text after every change. */
  readonly revision: string;
}

/** The knowledge base as it is now, for all who ask it. */
export interface Knowledge {
  current(): Promise<CurrentKnowledge>;
}

interface KnowledgeOptions {
  /** Called once, when somebody asks first. */
  readonly builtIn: () => readonly KnowledgeEntry[];
  /** What staff keep beside the built-in ones. */
  readonly stored: StoredSource;
}

/**
 * Keeps an assistant until the entries change, in this process or another: each question reads one number of the
 * database. Making an assistant takes some tenths of a second, so those who ask meanwhile wait for the same one.
 */
export function createKnowledge({ builtIn, stored }: KnowledgeOptions): Knowledge {
  let known: { readonly revision: string; readonly knowledge: Promise<CurrentKnowledge> } | undefined;
  let builtInEntries: readonly KnowledgeEntry[] | undefined;
  async function make(revision: string): Promise<CurrentKnowledge> {
    builtInEntries ??= builtIn();
    const additions = await stored.read();
    const entries = withStored(builtInEntries, additions);
    const assistant = await makeAssistant(entries);
    return { entries, assistant, builtIn: builtInEntries, stored: additions, revision };
  }
  return {
    async current() {
      const revision = await stored.revision();
      if (known?.revision === revision) return known.knowledge;
      const made = { revision, knowledge: make(revision) };
      known = made;
      made.knowledge.catch(() => {
        if (known === made) known = undefined;
      });
      return made.knowledge;
    },
  };
}
