import { CallError, dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { useCreationKey } from "@sitewright/app-kit/creation-key";
import { useClient } from "@sitewright/app-kit/services";
import {
  type ApiClient,
  adminCreateDocument,
  adminDeleteDocument,
  adminUploadDocument,
  type ClientDocument,
  createReceipt,
  type DocumentDetails,
  type DocumentSummary,
  getDocument,
  listDocuments,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

export const documentsKey = (clientId: string) => ["documents", clientId] as const;

/** A client's documents, without their contents. */
const documentsQuery = (client: ApiClient, clientId: string) =>
  queryOptions({
    queryKey: documentsKey(clientId),
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const { documents } = await dataOf(
        client.call(listDocuments, { params: { uid: clientId } }, { signal }),
      );
      return documents;
    },
  });

/** A client's loaded documents. If loading fails, the list is empty and has an error. */
export function useDocuments(clientId: string) {
  const { data, isPending, isError, refetch } = useQuery(documentsQuery(useClient(), clientId));
  return { documents: data ?? [], isPending, hasFailed: isError && !data, refetch };
}

/** The current version of a document with its content: each version has its own query. */
const documentQuery = (client: ApiClient, { id, version }: Pick<DocumentSummary, "id" | "version">) =>
  queryOptions({
    queryKey: ["document", id, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { document } = await dataOf(client.call(getDocument, { params: { id } }, { signal }));
      return document;
    },
  });

/** The current version of a listed document; the list is loaded again where it has another version. */
export function useCurrentDocument(listed: DocumentSummary) {
  const queries = useQueryClient();
  const client = useClient();
  const query = useQuery(documentQuery(client, listed));
  const { data } = query;
  const { version, clientId } = listed;
  useEffect(() => {
    if (!data || data.version === version) return;
    queries.setQueryData(documentQuery(client, data).queryKey, data);
    void queries.invalidateQueries({ queryKey: documentsKey(clientId) });
  }, [data, version, clientId, queries, client]);
  return query;
}

/**
 * Reports once to the agency that the client has opened the version that is shown. A failure is retried at the next
 * opening.
 */
export function useReceipt(
  listed: DocumentSummary,
  { shown, isOpenedByClient }: { shown: ClientDocument | undefined; isOpenedByClient: boolean },
): void {
  const queries = useQueryClient();
  const client = useClient();
  const { id, clientId } = listed;
  const version = shown?.version;
  const readAt = version === listed.version ? listed.readAt : shown?.readAt;
  const isDue = isOpenedByClient && typeof shown?.content === "string" && readAt === null;
  useEffect(() => {
    if (!isDue || version === undefined) return;
    client.call(createReceipt, { params: { id }, body: { version } }).then((answer) => {
      if (!answer.ok) return;
      const { queryKey } = documentsQuery(client, clientId);
      const isListed = queries
        .getQueryData(queryKey)
        ?.some((one) => one.id === id && one.version === version);
      if (isListed)
        queries.setQueryData(queryKey, (list) =>
          list?.map((one) => (one.id === id ? { ...one, readAt: answer.data.readAt } : one)),
        );
      else void queries.invalidateQueries({ queryKey });
    });
  }, [isDue, id, version, clientId, queries, client]);
}

/** A document about to be shared: typed, or as a file. */
export interface NewDocument extends DocumentDetails {
  source: { kind: "markdown"; content: string } | { kind: "file"; file: File };
}

/** Returns a function that shares a document with a client. It rejects with a CallError. */
export function useShareDocument(clientId: string): (document: NewDocument) => Promise<DocumentSummary> {
  const queries = useQueryClient();
  const client = useClient();
  const headers = useCreationKey();
  return async ({ source, ...details }) => {
    const about = { ...details, clientId };
    const { document } = await (source.kind === "markdown"
      ? dataOf(client.call(adminCreateDocument, { headers, body: { ...about, content: source.content } }))
      : dataOf(client.call(adminUploadDocument, { headers, body: { ...about, file: source.file } })));
    void queries.invalidateQueries({ queryKey: documentsKey(clientId) });
    return document;
  };
}

/** Deletes a document and removes it from the list. */
export function useDeleteDocument(clientId: string) {
  const queries = useQueryClient();
  const client = useClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await client.call(adminDeleteDocument, { params: { id } });
      // An earlier request whose answer was lost may have deleted it.
      if (!answer.ok && !isRefusedWith(answer.failure, "not-found")) throw new CallError(answer.failure);
    },
    // The document may be deleted all the same, if only the answer was lost.
    onSettled: () => queries.invalidateQueries({ queryKey: documentsKey(clientId) }),
  });
}
