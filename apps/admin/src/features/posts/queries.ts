import { dataOf } from "@sitewright/app-kit/calls";
import {
  type ApiClient,
  adminGetPost,
  adminGetPostRevision,
  adminListPostRevisions,
  adminListPosts,
  adminOfferPostLinks,
  type ListedPost,
} from "@sitewright/contracts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListAddress } from "../../lib/list-address.ts";
import { useListQuery } from "../../lib/list-query.ts";

/** The page of posts that the address names. */
export const usePostList = (address: ListAddress) =>
  useListQuery({
    key: "posts",
    address,
    filters: ["status", "category", "written"],
    call: (client, query, signal) => client.call(adminListPosts, { query }, { signal }),
    rowsOf: ({ posts }): readonly ListedPost[] => posts,
  });

/** A post for editing; refetched at each opening, since another person may have changed it. */
export const editedPostQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["posts", "one", id],
    queryFn: async ({ signal }) =>
      (await dataOf(client.call(adminGetPost, { params: { id } }, { signal }))).post,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The revisions of a post at a version; those of the version before are shown until they are there. */
export const revisionsQuery = (client: ApiClient, id: string, version: number) =>
  queryOptions({
    queryKey: ["posts", "revisions", id, version],
    queryFn: async ({ signal }) =>
      (await dataOf(client.call(adminListPostRevisions, { params: { id } }, { signal }))).revisions,
    placeholderData: keepPreviousData,
  });

/** One revision with its content. */
export const revisionQuery = (client: ApiClient, { id, version }: { id: string; version: number }) =>
  queryOptions({
    queryKey: ["posts", "revision", id, version],
    queryFn: async ({ signal }) =>
      (await dataOf(client.call(adminGetPostRevision, { params: { id, version } }, { signal }))).fields,
  });

/** Articles that a post may link to. */
export const linksQuery = (client: ApiClient, search: string) =>
  queryOptions({
    queryKey: ["posts", "links", search],
    queryFn: async ({ signal }) => {
      const query = search === "" ? {} : { search };
      return (await dataOf(client.call(adminOfferPostLinks, { query }, { signal }))).links;
    },
  });
