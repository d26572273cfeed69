import { randomBytes } from "node:crypto";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createUpload, DELETE_WORD, deleteAccount, exportAccount } from "@sitewright/contracts";
import type { Attack } from "./attack.ts";
import { type Client, newClient, send, sendJson, tally } from "./client.ts";
import { submit, submittable } from "./forms.ts";
import { upload } from "./pictures.ts";
import { newId, type Seeder, seed } from "./seed.ts";
import type { Target } from "./target.ts";

const versionCount = 255;
const versionBytes = 1_000_000;
const projectCount = 1204;
const fileCount = 30_000;
const filesByOwner = 100;

/** A client with one project, whose rows are copied to make more. */
async function clientWithProject(target: Target): Promise<Client> {
  const client = await newClient(target);
  const { status } = await submit(target, client, submittable);
  if (status !== 201) throw new Error(`Submitting answered ${status}.`);
  return client;
}

function rowsOf({ find }: Seeder, { email }: Client) {
  const user = find("users", "email", email);
  const project = find("projects", "user_id", String(user.id));
  return { project, version: find("project_versions", "project_id", String(project.id)) };
}

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);

/** Adds versions whose texts have the maximum length that a request may have. */
function addVersions(target: Target, client: Client): void {
  seed(target, (seeder) => {
    const { project, version } = rowsOf(seeder, client);
    const spec = randomBytes(versionBytes / 2).toString("hex");
    const changes = range(2, versionCount).map((number) => ({ id: newId(), version: number, spec }));
    seeder.copy("project_versions", version, changes);
    seeder.set("projects", project, "version", versionCount + 1);
  });
}

function addProjects(target: Target, client: Client): void {
  seed(target, (seeder) => {
    const { project, version } = rowsOf(seeder, client);
    const ids = range(1, projectCount - 1).map(newId);
    const projects = ids.map((id) => ({ id }));
    const versions = ids.map((id) => ({ id: newId(), project_id: id }));
    seeder.copy("projects", project, projects);
    seeder.copy("project_versions", version, versions);
  });
}

/** Rows of other users' files; only one file is really stored. */
async function addFilesOfOthers(target: Target): Promise<void> {
  const owner = await newClient(target);
  const bytes = Buffer.from("%PDF-1.4\n%%EOF\n");
  const stored = await upload(target, owner, { name: "one.pdf", type: "application/pdf", bytes });
  if (stored.status !== 201) throw new Error(`${createUpload.name} answered ${stored.status}.`);
  let path = "";
  seed(target, ({ find }) => {
    path = String(find("uploads", "user_id", String(find("users", "email", owner.email).id)).storage_path);
  });
  const [type = "", , name = ""] = path.split("/");
  const files = join(target.dataFolder, "files");
  for (const folder of range(0, fileCount / filesByOwner).map(() => join(files, type, newId()))) {
    await mkdir(folder, { recursive: true });
    const copies = range(0, filesByOwner).map((at) =>
      copyFile(join(files, path), join(folder, `${at}${name}`)),
    );
    await Promise.all(copies);
  }
}

const deletion = (title: string, make: (target: Target) => Promise<Client>): Attack => ({
  title,
  async prepare(target) {
    const { headers } = await make(target);
    const body = Buffer.from(JSON.stringify({ confirm: DELETE_WORD }));
    const { method, path } = deleteAccount;
    return async () => {
      const answer = await sendJson(target, { method, path, body, headers });
      return { answers: tally([answer]), aside: `answered after ${Math.round(answer.tookMs)} ms` };
    };
  },
});

/** Exporting and deleting an account. */
export const accountAttacks: readonly Attack[] = [
  {
    title: `an export of ${projectCount} projects`,
    async prepare(target) {
      const client = await clientWithProject(target);
      addProjects(target, client);
      const { method, path } = exportAccount;
      return async () => {
        const answer = await send(target, { method, path, headers: client.headers });
        const megabytes = (answer.sizeBytes / 1e6).toFixed(1);
        return { answers: tally([answer]), aside: `${megabytes} MB after ${Math.round(answer.tookMs)} ms` };
      };
    },
  },
  deletion(`deleting an account with ${versionCount} MB of versions`, async (target) => {
    const client = await clientWithProject(target);
    addVersions(target, client);
    return client;
  }),
  deletion("deleting an empty account beside 30,000 files of others", async (target) => {
    await addFilesOfOthers(target);
    return newClient(target);
  }),
];
