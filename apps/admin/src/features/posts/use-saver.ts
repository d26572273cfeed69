import { useClient, useServices } from "@sitewright/app-kit/services";
import type { EditedPost } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useViewerId } from "../../lib/viewer.ts";
import { localCopies } from "./local-copy.ts";
import { PostSaver } from "./post-saver.ts";

/** The saver of a post while its editor is open, with its current state. */
export function useSaver(post: EditedPost) {
  const client = useClient();
  const { storage } = useServices();
  const queries = useQueryClient();
  const viewerId = useViewerId();
  const [saver] = useState(() => new PostSaver({ client, post, copies: localCopies(storage, viewerId) }));
  const state = useSyncExternalStore(saver.subscribe, saver.read);
  useEffect(() => {
    saver.resume();
    const ending = new AbortController();
    const { signal } = ending;
    const store = () => saver.storeLocally();
    window.addEventListener("pagehide", store, { signal });
    window.addEventListener("online", () => void saver.flush(), { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState !== "hidden") return;
        saver.storeLocally();
        void saver.flush();
      },
      { signal },
    );
    window.addEventListener("beforeunload", (event) => saver.isDirty && event.preventDefault(), { signal });
    return () => {
      ending.abort();
      // The list is fetched while the last save may still run.
      void saver.stop().then(() => queries.invalidateQueries({ queryKey: ["posts", "list"] }));
    };
  }, [saver, queries]);
  return { saver, state };
}
