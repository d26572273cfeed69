import { later } from "@sitewright/app-kit/later";
import { Skeleton } from "@sitewright/ui";
import { PageMain } from "../components/page-main.tsx";

// Every screen's code is a separate chunk.
const waiting = (
  <PageMain>
    <Skeleton title lines={5} label="Loading..." />
  </PageMain>
);

export const OverviewScreen = later(
  async () => (await import("../features/overview/overview-screen.tsx")).OverviewScreen,
  waiting,
);
export const UsersScreen = later(
  async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  waiting,
);
export const UserScreen = later(
  async () => (await import("../features/users/user-screen.tsx")).UserScreen,
  waiting,
);
export const ProjectsScreen = later(
  async () => (await import("../features/projects/projects-screen.tsx")).ProjectsScreen,
  waiting,
);
export const SpecificationScreen = later(
  async () => (await import("../features/specification/specification-screen.tsx")).SpecificationScreen,
  waiting,
);
export const DocumentsScreen = later(
  async () => (await import("../features/documents/documents-screen.tsx")).DocumentsScreen,
  waiting,
);
export const PostsScreen = later(async () => (await import("./posts-list.tsx")).PostsList, waiting);
export const PostEditorScreen = later(async () => (await import("./post-editor.tsx")).PostEditor, waiting);
export const SearchEnginesScreen = later(
  async () => (await import("../features/search-engines/search-engines-screen.tsx")).SearchEnginesScreen,
  waiting,
);
export const MessagesScreen = later(
  async () => (await import("../features/messages/messages-screen.tsx")).MessagesScreen,
  waiting,
);
export const OutboxScreen = later(
  async () => (await import("../features/outbox/outbox-screen.tsx")).OutboxScreen,
  waiting,
);
export const SubscribersScreen = later(
  async () => (await import("../features/subscribers/subscribers-screen.tsx")).SubscribersScreen,
  waiting,
);
export const AgentsScreen = later(async () => (await import("./agents.tsx")).Agents, waiting);
export const DropOffScreen = later(
  async () => (await import("../features/drop-off/drop-off-screen.tsx")).DropOffScreen,
  waiting,
);
export const BinScreen = later(
  async () => (await import("../features/bin/bin-screen.tsx")).BinScreen,
  waiting,
);
export const ChatScreen = later(
  async () => (await import("../features/chat/chat-screen.tsx")).ChatScreen,
  waiting,
);
export const StaffScreen = later(
  async () => (await import("../features/staff/staff-screen.tsx")).StaffScreen,
  waiting,
);
export const AuditScreen = later(
  async () => (await import("../features/audit/audit-screen.tsx")).AuditScreen,
  waiting,
);
export const InvitationScreen = later(
  async () => (await import("../features/invitation/invitation-screen.tsx")).InvitationScreen,
);
