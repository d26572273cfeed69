import { dataOf } from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  adminGetDocument,
  adminGetDocumentVersion,
  type DocumentSummary,
} from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";

/**
 * All versions of a document, newest first, and their authors; for administrators. An edit changes the
 * query's key.
 */
export const versionsQuery = (client: ApiClient, { id, version }: Pick<DocumentSummary, "id" | "version">) =>
  queryOptions({
    queryKey: ["document-versions", id, version],
    queryFn: ({ signal }) => dataOf(client.call(adminGetDocument, { params: { id } }, { signal })),
  });

/** A document at one version, which never changes. */
export const oldVersionQuery = (client: ApiClient, wanted: { id: string; version: number }) =>
  queryOptions({
    queryKey: ["document-version", wanted.id, wanted.version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { version } = await dataOf(client.call(adminGetDocumentVersion, { params: wanted }, { signal }));
      return version;
    },
  });
