import { articles } from "@sitewright/articles/articles";
import { type KnowledgeEntry, knowledgeBase } from "@sitewright/assistant/knowledge";
import { brand } from "@sitewright/brand";

/**
 * The assistant's built-in knowledge: the brand's services, prices and help, the portal's steps, the built-in
 * articles.
 */
export const builtInEntries = (): readonly KnowledgeEntry[] => knowledgeBase(brand, articles);
