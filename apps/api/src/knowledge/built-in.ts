import { articles } from "@sitewright/articles/articles";
import { type KnowledgeEntry, knowledgeBase } from "@sitewright/assistant/knowledge";
import { brand } from "@sitewright/brand";

/** What the assistant knows without anybody's doing: the brand's services, prices and help, the portal's steps, the built-in articles. */
export const builtInEntries = (): readonly KnowledgeEntry[] => knowledgeBase(brand, articles);
