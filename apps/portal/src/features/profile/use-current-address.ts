import { useClient } from "@sitewright/app-kit/services";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { profileQuery } from "./profile-query.ts";
import type { WholeProfile } from "./profile-screen.tsx";

/** Replaces an address whose handle is not the profile's any more. */
export function useCurrentAddress(identifier: string, view: WholeProfile | null): void {
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (!view) return;
    const { uid, username } = view.profile;
    if (identifier === uid || identifier.toLowerCase() === username) return;
    const current = username || uid;
    queries.setQueryData(profileQuery(client, current).queryKey, view);
    void navigate({ pathname: paths.profile(current), search }, { replace: true });
  }, [identifier, view, search, client, queries, navigate]);
}
