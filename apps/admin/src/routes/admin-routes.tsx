import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import type { Permission } from "@sitewright/contracts";
import type { ReactNode } from "react";
import { Route, Routes, useLocation } from "react-router";
import { paths } from "../lib/paths.ts";
import { Allowed } from "./allowed.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Home } from "./home.tsx";
import { NotFound } from "./not-found.tsx";
import { Root } from "./root.tsx";
import {
  AgentsScreen,
  AuditScreen,
  BinScreen,
  ChatScreen,
  DocumentsScreen,
  DropOffScreen,
  InvitationScreen,
  MessagesScreen,
  OutboxScreen,
  OverviewScreen,
  PostEditorScreen,
  PostsScreen,
  ProjectsScreen,
  SearchEnginesScreen,
  SpecificationScreen,
  StaffScreen,
  SubscribersScreen,
  UserScreen,
  UsersScreen,
} from "./screens.tsx";

const allowed = (permission: Permission, screen: ReactNode) => (
  <Allowed permission={permission}>{screen}</Allowed>
);

/** The route of every screen of the admin. */
export function AdminRoutes() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
      <Routes>
        <Route path={paths.invitation} element={<InvitationScreen />} />
        <Route element={<Root />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.overview} element={allowed("projects", <OverviewScreen />)} />
          <Route path={paths.usersPattern} element={allowed("users", <UsersScreen />)} />
          <Route path={paths.userPattern} element={allowed("users", <UserScreen />)} />
          <Route path={paths.projectsPattern} element={allowed("projects", <ProjectsScreen />)} />
          <Route
            path={paths.specificationPattern}
            element={allowed("specifications", <SpecificationScreen />)}
          />
          <Route path={paths.documentsPattern} element={allowed("documents", <DocumentsScreen />)} />
          <Route path={paths.postsPattern} element={allowed("posts", <PostsScreen />)} />
          <Route path={paths.searchEngines} element={allowed("posts", <SearchEnginesScreen />)} />
          <Route path={paths.postPattern} element={allowed("posts", <PostEditorScreen />)} />
          <Route path={paths.messagesPattern} element={allowed("outbox", <MessagesScreen />)} />
          <Route path={paths.outboxPattern} element={allowed("outbox", <OutboxScreen />)} />
          <Route path={paths.subscribers()} element={allowed("newsletter", <SubscribersScreen />)} />
          <Route path={paths.agents} element={allowed("settings", <AgentsScreen />)} />
          <Route path={paths.dropOff} element={allowed("projects", <DropOffScreen />)} />
          <Route path={paths.chatPattern} element={allowed("knowledge", <ChatScreen />)} />
          <Route path={paths.staff()} element={allowed("roles", <StaffScreen />)} />
          <Route path={paths.bin} element={allowed("projects", <BinScreen />)} />
          <Route path={paths.audit()} element={allowed("audit", <AuditScreen />)} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
