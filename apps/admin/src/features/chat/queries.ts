import { dataOf } from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  adminChatAnalytics,
  adminGetKnowledge,
  adminListKnowledge,
  adminListPatterns,
  adminListUnmatched,
  type chatSpans,
} from "@sitewright/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Prefix of every query key of the screen: a change of the knowledge invalidates all of them. */
export const chatKey = ["chat"] as const;

export type Span = (typeof chatSpans)[number];

/** The figures of some days. */
export const analyticsQuery = (client: ApiClient, days: Span) =>
  queryOptions({
    queryKey: [...chatKey, "analytics", days],
    queryFn: ({ signal }) => dataOf(client.call(adminChatAnalytics, { query: { days } }, { signal })),
    placeholderData: keepPreviousData,
  });

/** Groups of unanswered questions. */
export const unmatchedQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...chatKey, "unmatched"],
    queryFn: ({ signal }) => dataOf(client.call(adminListUnmatched, {}, { signal })),
  });

/** All entries by title. */
export const knowledgeQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...chatKey, "knowledge"],
    queryFn: ({ signal }) => dataOf(client.call(adminListKnowledge, {}, { signal })),
  });

/** One entry. */
export const entryQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...chatKey, "knowledge", id],
    queryFn: async ({ signal }) =>
      (await dataOf(client.call(adminGetKnowledge, { params: { id } }, { signal }))).entry,
  });

/** Questions without an answer, grouped, and the entries made from them. */
export const patternsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...chatKey, "patterns"],
    queryFn: ({ signal }) => dataOf(client.call(adminListPatterns, {}, { signal })),
  });
