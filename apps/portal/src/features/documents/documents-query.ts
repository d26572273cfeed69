import {
  adminCreateDocument,
  adminDeleteDocument,
  adminUploadDocument,
  createReceipt,
  type DocumentDetails,
  type DocumentSummary,
  getDocument,
  listDocuments,
} from "@sitewright/contracts";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";

/** A client's documents, without their contents. */
const documentsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ["documents", clientId],
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const answer = await api.call(listDocuments, { params: { uid: clientId } }, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.documents;
    },
  });

/** A client's documents as far as they are known. A list that cannot be loaded is empty, and says so. */
export function useDocuments(clientId: string) {
  const { data, isPending, isError, refetch } = useQuery(documentsQuery(clientId));
  return { documents: data ?? [], isPending, hasFailed: isError && !data, refetch };
}

/** One version of a document with its content: another version is another query. */
export const documentQuery = ({ id, version }: Pick<DocumentSummary, "id" | "version">) =>
  queryOptions({
    queryKey: ["document", id, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const answer = await api.call(getDocument, { params: { id } }, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.document;
    },
  });

/** Tells the agency that the client has opened this version, once. A failure waits for the next opening. */
export function useReceipt(
  { id, version, clientId, readAt }: DocumentSummary,
  isOpenedByClient: boolean,
): void {
  const queries = useQueryClient();
  const isDue = isOpenedByClient && readAt === null;
  useEffect(() => {
    if (!isDue) return;
    api.call(createReceipt, { params: { id }, body: { version } }).then((answer) => {
      if (!answer.ok) return;
      queries.setQueryData(documentsQuery(clientId).queryKey, (list) =>
        list?.map((one) => (one.id === id ? { ...one, readAt: answer.data.readAt } : one)),
      );
    });
  }, [isDue, id, version, clientId, queries]);
}

/** A document about to be shared: typed, or as a file. */
export interface NewDocument extends DocumentDetails {
  source: { kind: "markdown"; content: string } | { kind: "file"; file: File };
}

/** Shares a document with a client. */
export function useShareDocument(clientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ source, ...details }: NewDocument) => {
      const about = { ...details, clientId };
      const answer =
        source.kind === "markdown"
          ? await api.call(adminCreateDocument, { body: { ...about, content: source.content } })
          : await api.call(adminUploadDocument, { body: { ...about, file: source.file } });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.document;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: documentsQuery(clientId).queryKey }),
  });
}

/** Deletes a document and takes it off the list. */
export function useDeleteDocument(clientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const answer = await api.call(adminDeleteDocument, { params: { id } });
      if (!answer.ok) throw new CallError(answer.failure);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: documentsQuery(clientId).queryKey }),
  });
}
