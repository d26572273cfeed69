import { later } from "@sitewright/app-kit/later";
import { Skeleton } from "@sitewright/ui";
import { PageMain } from "../components/page-main.tsx";

// The code of every screen is fetched on its own.
const waiting = (
  <PageMain>
    <Skeleton title lines={5} label="Loading..." />
  </PageMain>
);

export const ProjectsScreen = later(
  async () => (await import("../features/projects/projects-screen.tsx")).ProjectsScreen,
  waiting,
);
export const OutboxScreen = later(
  async () => (await import("../features/outbox/outbox-screen.tsx")).OutboxScreen,
  waiting,
);
