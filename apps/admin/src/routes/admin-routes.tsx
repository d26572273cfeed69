import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { Route, Routes } from "react-router";
import { paths } from "../lib/paths.ts";
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

/** The route of every screen of the admin. */
export function AdminRoutes() {
  return (
    <ErrorBoundary fallback={<ErrorPage />}>
      <Routes>
        <Route path={paths.invitation} element={<InvitationScreen />} />
        <Route element={<Root />}>
          <Route path={paths.home} element={<Home />} />
          <Route path={paths.overview} element={<OverviewScreen />} />
          <Route path={paths.usersPattern} element={<UsersScreen />} />
          <Route path={paths.userPattern} element={<UserScreen />} />
          <Route path={paths.projectsPattern} element={<ProjectsScreen />} />
          <Route path={paths.specificationPattern} element={<SpecificationScreen />} />
          <Route path={paths.documentsPattern} element={<DocumentsScreen />} />
          <Route path={paths.postsPattern} element={<PostsScreen />} />
          <Route path={paths.searchEngines} element={<SearchEnginesScreen />} />
          <Route path={paths.postPattern} element={<PostEditorScreen />} />
          <Route path={paths.messagesPattern} element={<MessagesScreen />} />
          <Route path={paths.outboxPattern} element={<OutboxScreen />} />
          <Route path={paths.subscribers()} element={<SubscribersScreen />} />
          <Route path={paths.agents} element={<AgentsScreen />} />
          <Route path={paths.dropOff} element={<DropOffScreen />} />
          <Route path={paths.chatPattern} element={<ChatScreen />} />
          <Route path={paths.staff()} element={<StaffScreen />} />
          <Route path={paths.bin} element={<BinScreen />} />
          <Route path={paths.audit()} element={<AuditScreen />} />
          <Route path="*" element={<NotFound />} />
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
