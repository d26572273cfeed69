import type { SavedFile } from "@sitewright/app-kit/download";
import { createFakeServer } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { act } from "@testing-library/react";
import { type NavigateFunction, useNavigate } from "react-router";
import { newQueryClient } from "../app.tsx";
import { AdminRoutes } from "../routes/admin-routes.tsx";
import { type AgencyState, agencyHandlers } from "./agency.ts";
import { testNow } from "./samples.ts";

/** Opens the admin at an address below /admin, over a service in the given state. */
export function renderAdmin(path: string, changes: Partial<AgencyState>) {
  const state: AgencyState = {
    user: null,
    users: [],
    staff: [],
    invitations: [],
    projects: [],
    messages: [],
    posts: [],
    notes: [],
    mails: [],
    agents: null,
    decided: null,
    specs: {},
    accounts: [],
    isMailKept: false,
    faults: [],
    ...changes,
  };
  const { fetch, requests } = createFakeServer(agencyHandlers(state));
  const saved: SavedFile[] = [];
  let navigate: NavigateFunction | undefined;
  const Navigator = () => {
    navigate = useNavigate();
    return null;
  };
  const shown = renderPart(
    <>
      <AdminRoutes />
      <Navigator />
    </>,
    {
      address: `/admin${path}`,
      queryClient: newQueryClient(),
      services: {
        client: createClient({ fetch }),
        now: () => testNow,
        saveFile: (file) => saved.push(file),
      },
    },
  );
  return {
    ...shown,
    saved,
    server: { state, requests },
    /** As the browser's Back. */
    back: () => act(() => void navigate?.(-1)),
    /** The router's current address, below /admin. */
    address: () => shown.address().replace(/^\/admin/, ""),
  };
}

/** Sets the window's width in CSS pixels; panels are beside the list from 1180 on. */
export function setWindowWidth(width: number): void {
  Object.assign(window, { innerWidth: width });
}
