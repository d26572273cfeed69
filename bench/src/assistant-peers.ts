import { create, insertMultiple, search } from "@orama/orama";
import { type KnowledgeEntry, waysToAsk } from "@sitewright/assistant/knowledge";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";

/** The best entry for a question and its score; scores are comparable within one engine only. */
export interface Hit {
  readonly id: string;
  readonly score: number;
}

/** A search engine over the examples, configured for its best result on the tuning half. */
export interface Peer {
  readonly name: string;
  readonly find: (question: string) => Promise<Hit | undefined>;
}

/** The engines that could replace the assistant's matcher, each with one document per example. */
export async function makePeers(entries: readonly KnowledgeEntry[]): Promise<readonly Peer[]> {
  const examples = entries
    .flatMap((one) => waysToAsk(one).map((text) => ({ entry: one.id, text })))
    .map((example, at) => ({ id: String(at), ...example }));
  const mini = new MiniSearch({
    fields: ["text"],
    storeFields: ["entry"],
    searchOptions: { fuzzy: 0.2 },
  });
  mini.addAll(examples);
  const fuse = new Fuse(examples, { keys: ["text"], includeScore: true, ignoreLocation: true });
  const orama = create({ schema: { entry: "string", text: "string" } });
  await insertMultiple(orama, examples);
  return [
    {
      name: "minisearch",
      find: async (question) => {
        const [best] = mini.search(question);
        return best && { id: String(best.entry), score: best.score };
      },
    },
    {
      name: "fuse.js",
      find: async (question) => {
        const [best] = fuse.search(question, { limit: 1 });
        return best && { id: best.item.entry, score: 1 - (best.score ?? 1) };
      },
    },
    {
      name: "orama",
      find: async (question) => {
        const { hits } = await search(orama, {
          term: question,
          properties: ["text"],
          tolerance: 1,
          limit: 1,
        });
        const [best] = hits;
        return best && { id: best.document.entry, score: best.score };
      },
    },
  ];
}
