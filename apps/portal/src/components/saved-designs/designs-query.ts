import { listDesigns, type SavedDesign } from "@sitewright/contracts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";

/** Names the sending of what waits, so that others can see that it is under way. */
export const sendingKey = (uid: string) => ["send-designs", uid] as const;

/** The designs that a person's account keeps. */
export const designsQuery = (uid: string) =>
  queryOptions({
    queryKey: ["designs", uid],
    // Asked even when the browser believes that it is offline: it is often wrong, and an answer settles it.
    networkMode: "always",
    queryFn: async ({ signal }): Promise<readonly SavedDesign[]> => {
      const answer = await api.call(listDesigns, {}, { signal });
      if (!answer.ok) throw new CallError(answer.failure);
      return answer.data.designs;
    },
  });
