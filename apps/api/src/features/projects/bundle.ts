import type { Project } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { Refusal } from "../../http/refusal.ts";
import type { FileAnswer } from "../../http/send-file.ts";
import { fileEntry, jsonEntry, numberedName, textEntry } from "../../personal-data/archive-entries.ts";
import type { Storage } from "../../storage/storage.ts";
import { type ZipEntry, zipStream } from "../../zip/zip-stream.ts";
import { bundleName, clientText, fileListText, type ListedFile, summaryText } from "./bundle-texts.ts";
import type { ProjectOptions } from "./options.ts";
import { createReadProject } from "./read-project.ts";
import { forReading } from "./rules.ts";
import { findProjectWithClient, listFiles, type ProjectRowWithClient } from "./store.ts";

/** Packs everything that a project's site is built from into one archive. */
export type DownloadBundle = (staff: Staff<"projects">, id: string) => Promise<FileAnswer | Refusal>;

type StoredFile = Awaited<ReturnType<typeof listFiles>>[number];

interface BundleSource {
  project: Project;
  row: ProjectRowWithClient;
  /** The files of its specification, by path. */
  rendered: Readonly<Record<string, string>>;
  files: readonly StoredFile[];
  storage: Storage;
}

/** Streams the client's files, then the list that marks the missing ones. */
async function* mediaEntries({ files, storage }: BundleSource): AsyncGenerator<ZipEntry> {
  const listed: ListedFile[] = [];
  for (const [index, file] of files.entries()) {
    const path = `uploaded-media/${numberedName(index, file.name)}`;
    const { storagePath } = file;
    const isStored = (await storage.exists(storagePath)) || (await storage.restore(storagePath));
    listed.push({ ...file, path, isMissing: !isStored });
    if (isStored) yield fileEntry(path, { storage, storagePath });
  }
  yield textEntry("uploaded-files-list.txt", async () => fileListText(listed));
}

async function* bundleEntries(source: BundleSource): AsyncGenerator<ZipEntry> {
  const { project, row, rendered } = source;
  yield jsonEntry("project-data.json", async () => project);
  yield textEntry("project-summary.txt", async () => summaryText(project));
  yield textEntry("client-information.txt", async () => clientText(row));
  for (const [path, text] of Object.entries(rendered)) yield textEntry(path, async () => text);
  yield* mediaEntries(source);
}

type BundleOptions = Pick<ProjectOptions, "db" | "now" | "reportUnreadable" | "renderSpecBundle"> & {
  storage: Storage;
};

/** Creates the project download. */
export function createBundle(options: BundleOptions): DownloadBundle {
  const { db, now, storage, renderSpecBundle } = options;
  const reading = createReadProject(options);
  return async (staff, id) => {
    const row = forReading(staff, await findProjectWithClient(db, id));
    if (!row) return new Refusal("not-found");
    const project = await reading.whole(row);
    if (project instanceof Refusal) return project;
    const spec = await reading.spec(row);
    if (spec instanceof Refusal) return spec;
    const files = await listFiles(db, id);
    return {
      name: bundleName(row.businessName),
      async open() {
        const rendered = await renderSpecBundle(spec);
        return zipStream(bundleEntries({ project, row, rendered, files, storage }), now());
      },
      isGenerated: true,
    };
  };
}
