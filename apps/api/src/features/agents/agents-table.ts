import { type AgentStatus, CONTENT_WRITER } from "@sitewright/contracts";
import { mailAgentId, mailKind } from "../../outbox/worker.ts";

/** A background worker as shown to staff: the kinds of job that it runs. */
export interface AgentEntry {
  /** Never changed: rows of settings and runs refer to it. */
  readonly id: string;
  readonly name: string;
  readonly team: string;
  /** Its status while it works. */
  readonly busy: Extract<AgentStatus, "conducting" | "optimizing" | "converting" | "creating">;
  readonly kinds: readonly string[];
}

/**
 * The built-in agents. Every kind of job belongs to one agent; an agent none of whose kinds is
 * known to this process is not shown.
 */
export const agentTable: readonly AgentEntry[] = [
  {
    id: mailAgentId,
    name: "Mail courier",
    team: "Mail",
    busy: "conducting",
    kinds: [mailKind, "newsletter-asks"],
  },
  {
    id: CONTENT_WRITER,
    name: "Content writer",
    team: "Content",
    busy: "creating",
    kinds: ["write-post", "publish-post"],
  },
  {
    id: "search-indexer",
    name: "Search indexer",
    team: "Content",
    busy: "optimizing",
    kinds: ["search-engines", "search-inspection"],
  },
  {
    id: "assistants-learner",
    name: "Assistant’s learner",
    team: "Assistant",
    busy: "converting",
    kinds: ["cluster-questions"],
  },
  {
    id: "picture-maker",
    name: "Picture maker",
    team: "Projects",
    busy: "converting",
    kinds: ["upload-preview"],
  },
  {
    id: "site-checker",
    name: "Site checker",
    team: "Projects",
    busy: "conducting",
    kinds: ["site-check"],
  },
  {
    id: "housekeeper",
    name: "Housekeeper",
    team: "Operations",
    busy: "optimizing",
    kinds: [
      "housekeeping",
      "orphan-sweep",
      "post-pictures",
      "unused-uploads",
      "bin-emptying",
      "drop-off-counts",
      "chat-retention",
      "agent-watch",
    ],
  },
  {
    id: "backup",
    name: "Backup",
    team: "Operations",
    busy: "conducting",
    kinds: ["backup"],
  },
];

/** The title of each kind of task, in words for staff. */
export const taskTitles: Readonly<Record<string, string>> = {
  [mailKind]: "Send emails",
  "newsletter-asks": "Answer newsletter sign-ups",
  "write-post": "Write texts",
  "publish-post": "Publish posts at their time",
  "search-engines": "Tell search engines of posts",
  "search-inspection": "Ask what search engines have",
  "cluster-questions": "Group unanswered questions",
  "chat-retention": "Delete old conversations",
  "upload-preview": "Make previews of pictures",
  "site-check": "Check built sites",
  housekeeping: "Delete what has expired",
  "orphan-sweep": "Clear away left-over files",
  "post-pictures": "Delete pictures that no post uses",
  "unused-uploads": "Delete files that nothing uses",
  "bin-emptying": "Empty the bin",
  "drop-off-counts": "Count finished forms",
  "agent-watch": "Look after disk, backups and workers",
  backup: "Make a backup",
};

/** The title of a kind; one without a title is shown as stored. */
export const taskTitle = (kind: string): string => taskTitles[kind] ?? kind;

/** The agent that runs a kind of job. An unlisted kind is the housekeeper's, so that it still runs. */
export const agentOfKind = (kind: string): string =>
  agentTable.find(({ kinds }) => kinds.includes(kind))?.id ?? "housekeeper";
