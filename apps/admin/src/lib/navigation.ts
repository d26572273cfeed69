import { includesPermission, type Overview, type Permission, type StaffRole } from "@sitewright/contracts";
import {
  Bot,
  FileText,
  FolderOpen,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircle,
  Newspaper,
  PenLine,
  Trash2,
  TrendingDown,
  UserCog,
  Users,
} from "lucide-react";
import { paths } from "./paths.ts";

/** A screen of the navigation. */
export interface NavEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly permission: Permission;
  /** The overview's count for it. */
  readonly count?: Exclude<keyof Overview, "weeks">;
}

/** Every screen with an entry in the navigation, in order. */
export const navEntries: readonly NavEntry[] = [
  { to: paths.overview, label: "Overview", icon: LayoutDashboard, permission: "projects" },
  { to: paths.users(), label: "Users", icon: Users, permission: "users", count: "users" },
  { to: paths.projects(), label: "Projects", icon: FolderOpen, permission: "projects", count: "projects" },
  { to: paths.agents, label: "AI Agents", icon: Bot, permission: "settings", count: "agents" },
  { to: paths.dropOff, label: "Drop-off", icon: TrendingDown, permission: "projects" },
  {
    to: paths.documents(),
    label: "Client Documents",
    icon: FileText,
    permission: "documents",
    count: "documents",
  },
  { to: paths.messages(), label: "Messages", icon: Inbox, permission: "outbox", count: "openMessages" },
  { to: paths.outbox(), label: "Outbox", icon: Mail, permission: "outbox", count: "mails" },
  { to: paths.posts(), label: "Blog Posts", icon: PenLine, permission: "posts", count: "posts" },
  {
    to: paths.subscribers(),
    label: "Subscribers",
    icon: Newspaper,
    permission: "newsletter",
    count: "subscribers",
  },
  { to: paths.chat(), label: "Chat Analytics", icon: MessageCircle, permission: "knowledge" },
  { to: paths.staff(), label: "Staff", icon: UserCog, permission: "roles", count: "staff" },
  { to: paths.bin, label: "Bin", icon: Trash2, permission: "projects" },
  { to: paths.audit(), label: "Audit", icon: History, permission: "audit" },
];

/** The screens of a role. */
export const navEntriesOf = (role: StaffRole | undefined): NavEntry[] =>
  role === undefined ? [] : navEntries.filter(({ permission }) => includesPermission(role, permission));
