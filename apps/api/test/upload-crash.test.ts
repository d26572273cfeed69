import { createHash } from "node:crypto";
import { readdirSync, readFileSync, utimesSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../src/db/open.ts";
import type { DatabaseTarget } from "../src/db/target.ts";
import { genuineFiles } from "./fixtures/sample-files.ts";
import { testDatabaseTimeouts } from "./harness/database-timeouts.ts";
import { startServer, useDataDir } from "./harness/server-process.ts";
import { useTestDatabase } from "./harness/test-database.ts";

const head = Buffer.from('--B\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n');
const tail = Buffer.from("\r\n--B--\r\n");
const content = Buffer.concat([genuineFiles.pdf!, Buffer.alloc(3_000_000, 7)]);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** All stored files except the bin and the installation's mark. */
const leftOvers = (dataDir: string) =>
  ["files", "incoming"]
    .flatMap((name) => filesIn(join(dataDir, name)))
    .filter((file) => !/\/files\/\.(bin\/|installation\.json$)/.test(file));

async function signUp(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "maya@client.example", password: "violet-kettle-19", name: "Maya" }),
  });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** Sends uploads one after the other in pieces until the server is gone; returns how many were acknowledged. */
async function uploadUntilGone(url: string, cookie: string): Promise<number> {
  for (let acknowledged = 0; ; acknowledged++) {
    const status = await new Promise<number>((resolve) => {
      const headers = { cookie, "content-type": "multipart/form-data; boundary=B" };
      const sent = request(`${url}/api/uploads`, { method: "POST", headers });
      sent.on("response", (response) => resolve(response.resume().statusCode ?? 0));
      sent.on("error", () => resolve(0));
      sent.write(head);
      for (let offset = 0; offset < content.length; offset += 300_000)
        setTimeout(() => sent.write(content.subarray(offset, offset + 300_000)), offset / 100_000);
      setTimeout(() => sent.end(tail), content.length / 100_000 + 5);
    });
    if (status !== 201) return acknowledged;
  }
}

/** As if the crash had been two hours ago. */
function age(dataDir: string): void {
  const then = new Date(Date.now() - 7_200_000);
  for (const file of leftOvers(dataDir)) utimesSync(file, then, then);
}

async function storedUploads(target: DatabaseTarget) {
  const database = openDatabase(target, testDatabaseTimeouts);
  try {
    return await database.db.upload.findMany();
  } finally {
    await database.close();
  }
}

test("F13 S-07 kill -9 while uploading: every acknowledged file is whole, and nothing else is left after a start", async () => {
  const dataDir = useDataDir();
  const database = await useTestDatabase();
  let cookie: string | undefined;
  let acknowledged = 0;
  for (const delayMs of [35, 60, 85, 120, 170, 230]) {
    const server = startServer({ dataDir, database });
    const url = await server.ready;
    cookie ??= await signUp(url);
    const uploading = uploadUntilGone(url, cookie);
    setTimeout(() => server.child.kill("SIGKILL"), delayMs);
    acknowledged += await uploading;
    await server.exited;
  }
  age(dataDir);
  const rows = await storedUploads(database);
  expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
  for (const { storagePath, sizeBytes, sha256 } of rows) {
    const stored = readFileSync(join(dataDir, "files", storagePath));
    expect(stored.length).toBe(sizeBytes);
    expect(createHash("sha256").update(stored).digest("hex")).toBe(sha256);
  }
  await startServer({ dataDir, database }).ready;
  const whole = rows.map(({ storagePath }) => join(dataDir, "files", storagePath)).sort();
  await expect.poll(() => leftOvers(dataDir).sort()).toEqual(whole);
});
