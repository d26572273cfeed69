import type { StaffRole } from "@sitewright/contracts";
import { includesPermission, type Permission } from "@sitewright/contracts";
import { Button, type Command, CommandPalette } from "@sitewright/ui";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { navEntriesOf } from "../../lib/navigation.ts";
import { paths } from "../../lib/paths.ts";

interface Action {
  readonly label: string;
  readonly to: string;
  readonly permission: Permission;
  readonly keywords: string;
}

/** The actions that every screen has. */
const actions: readonly Action[] = [
  {
    label: "Add New User",
    to: paths.users({ dialog: "add-user" }),
    permission: "users",
    keywords: "account client create",
  },
  {
    label: "Send Email",
    to: paths.outbox({ dialog: "send-email" }),
    permission: "outbox",
    keywords: "write mail message",
  },
  {
    label: "Upload Document",
    to: paths.documents({ dialog: "choose-client" }),
    permission: "documents",
    keywords: "share deliverable quote",
  },
  {
    label: "Invite staff",
    to: paths.staff({ dialog: "invite" }),
    permission: "roles",
    keywords: "role manager builder editor",
  },
  {
    label: "New Post",
    to: paths.posts({ dialog: "new-post" }),
    permission: "posts",
    keywords: "write article blog news draft",
  },
  {
    label: "Search Engines",
    to: paths.searchEngines,
    permission: "posts",
    keywords: "google bing indexnow sitemap indexed",
  },
  {
    label: "Unanswered questions",
    to: paths.chat("unmatched"),
    permission: "knowledge",
    keywords: "unmatched chat assistant teach learn",
  },
  {
    label: "Add to the knowledge base",
    to: `${paths.chat("knowledge")}?entry=new`,
    permission: "knowledge",
    keywords: "assistant answer entry teach chat",
  },
  {
    label: "Agent Reports",
    to: `${paths.agents}?dialog=agent-report`,
    permission: "settings",
    keywords: "performance runs tasks export",
  },
  {
    label: "Failed emails",
    to: paths.outbox({ status: "dead" }),
    permission: "outbox",
    keywords: "dead letters failed retry",
  },
  {
    label: "Messages to answer",
    to: paths.messages({ state: "open" }),
    permission: "outbox",
    keywords: "contact feedback open",
  },
  {
    label: "Unread documents",
    to: paths.documents({ unread: "yes" }),
    permission: "documents",
    keywords: "unread",
  },
];

interface SearchedList {
  readonly many: string;
  readonly to: (query: { search: string }) => string;
  readonly permission: Permission;
}

/** The lists that can be searched for what was typed. */
const searchedLists: readonly SearchedList[] = [
  { many: "projects", to: paths.projects, permission: "projects" },
  { many: "users", to: paths.users, permission: "users" },
  { many: "messages", to: paths.messages, permission: "outbox" },
  { many: "documents", to: paths.documents, permission: "documents" },
  { many: "emails", to: paths.outbox, permission: "outbox" },
  { many: "posts", to: paths.posts, permission: "posts" },
  { many: "subscribers", to: paths.subscribers, permission: "newsletter" },
];

/** Opens the palette by Ctrl or Command and K, except over a dialog: going to another screen would lose its input. */
function usePaletteKey(open: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!document.querySelector("[aria-modal=true]")) open();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [open]);
}

/** Finds every screen and action by name, and offers to search each list for what was typed. */
export function Palette({ role }: { role: StaffRole }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const [open] = useState(() => () => setIsOpen(true));
  usePaletteKey(open);
  const screens = navEntriesOf(role).map(
    ({ to, label, icon: Icon }): Command => ({
      id: to,
      label,
      group: "Go to",
      icon: <Icon aria-hidden="true" />,
      run: () => void navigate(to),
    }),
  );
  const allowedActions = actions
    .filter(({ permission }) => includesPermission(role, permission))
    .map(
      ({ label, to, keywords }): Command => ({
        id: label,
        label,
        group: "Actions",
        keywords,
        run: () => void navigate(to),
      }),
    );
  const searchesFor = (typed: string): Command[] =>
    searchedLists
      .filter(({ permission }) => includesPermission(role, permission))
      .map(({ many, to }) => ({
        id: `search ${many}`,
        label: `Search ${many} for “${typed}”`,
        group: "Search",
        icon: <Search aria-hidden="true" />,
        run: () => void navigate(to({ search: typed })),
      }));
  return (
    <>
      <Button
        variant="ghost"
        onClick={open}
        className="tablet:mb-2 tablet:justify-start tablet:px-2"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search aria-hidden="true" /> Go to
        <kbd className="ml-auto [font-family:inherit] font-running text-ink-3 text-xs max-tablet:hidden touch:hidden">
          Ctrl K
        </kbd>
      </Button>
      <CommandPalette
        commands={[...screens, ...allowedActions]}
        commandsWith={searchesFor}
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Go to"
        searchLabel="Search screens, actions and lists"
        closeLabel="Close"
        emptyText="No results."
        footer="Arrow keys to move, Enter to open, Escape to close."
      />
    </>
  );
}
