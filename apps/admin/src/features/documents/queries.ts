import { dataOf } from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  adminFindDocuments,
  adminGetDocument,
  adminListDocumentClients,
  adminListDocuments,
  type CallOutput,
  type ListedDocument,
} from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";

/** A document with its content, and its versions. */
export type DocumentAnswer = CallOutput<typeof adminGetDocument>;
/** A document with its content. */
export type FullDocument = DocumentAnswer["document"];

/** The page of documents that the address names. */
export const useDocumentList = (address: ListAddress) =>
  useListQuery({
    key: "documents",
    address,
    filters: ["unread"],
    call: (client, query, signal) => client.call(adminFindDocuments, { query }, { signal }),
    rowsOf: ({ documents }): readonly ListedDocument[] => documents,
  });

/** One document with its content and all its versions. */
export const fullDocumentQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["documents", "one", id],
    queryFn: ({ signal }) => dataOf(client.call(adminGetDocument, { params: { id } }, { signal })),
  });

/** A client as the service knows them; null if there is none with this id. */
export const documentClientQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ["documents", "clients", uid],
    queryFn: async ({ signal }) => {
      const asked = { query: { client: uid } };
      const { clients } = await dataOf(client.call(adminListDocumentClients, asked, { signal }));
      return clients.find((one) => one.uid === uid) ?? null;
    },
  });

/** All documents of a client in their order. */
export const clientDocumentsQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ["documents", "client", uid],
    queryFn: async ({ signal }) => {
      const { documents } = await dataOf(
        client.call(adminListDocuments, { query: { client: uid } }, { signal }),
      );
      return documents;
    },
  });
