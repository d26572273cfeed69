import { renderAgentsMd, renderBrief, renderDesignMd, renderTasks } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";

/** A part of a specification that people read; `file` is its name in the bundle. */
export interface SpecificationPart {
  readonly key: "brief" | "tasks" | "design" | "agents";
  readonly file: string;
  readonly render: (spec: Spec) => string;
}

/** The parts, the one to begin with first. */
export const specificationParts = [
  { key: "brief", file: "brief.md", render: renderBrief },
  { key: "tasks", file: "TASKS.md", render: (spec) => renderTasks(spec) },
  { key: "design", file: "DESIGN.md", render: renderDesignMd },
  { key: "agents", file: "AGENTS.md", render: renderAgentsMd },
] as const satisfies readonly SpecificationPart[];

/** A document without its front matter, which is for programs. */
export const withoutFrontMatter = (markdown: string): string => markdown.replace(/^---\n.*?\n---\n/s, "");
