import type { Project } from "@sitewright/contracts";
import { onboardingSchema } from "@sitewright/spec-core/onboarding";
import { type Spec, storedSpecSchema } from "@sitewright/spec-core/spec";
import type { z } from "zod";
import type { Authorized } from "../../access/authorized.ts";
import { readStored } from "../../db/stored-json.ts";
import { Refusal } from "../../http/refusal.ts";
import type { StoredKind } from "../../staff-notices/unreadable.ts";
import type { ProjectOptions } from "./options.ts";
import { type ProjectRow, readOnboarding, readSpec } from "./store.ts";
import { projectOf } from "./views.ts";

type Readable = Authorized<ProjectRow, "read" | "change">;
type ReadOptions = Pick<ProjectOptions, "db" | "reportUnreadable">;

/**
 * Parses stored projects. One that cannot be read is refused and reported to the staff; lists leave it
 * out.
 */
export function createReadProject({ db, reportUnreadable }: ReadOptions) {
  async function parse<Schema extends z.ZodType>(
    schema: Schema,
    text: string,
    { id, kind }: { id: string; kind: StoredKind },
  ): Promise<z.output<Schema> | Refusal> {
    const read = readStored(schema, text);
    if (read.isReadable) return read.value;
    await reportUnreadable(kind, [{ id, reason: read.reason }]);
    return new Refusal("content-unreadable");
  }

  const specText = (id: string, text: string) => parse(storedSpecSchema, text, { id, kind: "specification" });

  return {
    /** A stored specification of the project with this id. */
    specText,
    /** A project with the answers of its newest version. */
    async whole(project: Readable): Promise<Project | Refusal> {
      const text = await readOnboarding(db, project);
      const onboarding = await parse(onboardingSchema, text, { id: project.id, kind: "project" });
      return onboarding instanceof Refusal ? onboarding : projectOf(project, onboarding);
    },
    /** The specification of a project's newest version. */
    spec: async (project: Readable): Promise<Spec | Refusal> =>
      specText(project.id, await readSpec(db, project)),
  };
}
