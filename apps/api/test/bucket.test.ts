import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createS3Storage } from "../src/storage/s3/s3-storage.ts";
import { readProblem } from "./harness/answers.ts";
import { type S3Front, startS3Front } from "./harness/s3/s3-front.ts";
import { useDataDir } from "./harness/server-process.ts";
import { refusedStart, startHere } from "./harness/started-server.ts";
import { sendPicture, storePicture } from "./harness/stored-upload.ts";
import { createTestApp } from "./harness/test-app.ts";
import { useTestDatabase } from "./harness/test-database.ts";

async function useFront(): Promise<S3Front> {
  const front = await startS3Front();
  onTestFinished(front.close);
  return front;
}

/** The application on a bucket, which is asked again for a second at most. */
async function openOnBucket() {
  const front = await useFront();
  const limits = { maxMs: 1_000, attemptMs: 1_000 };
  const storage = createS3Storage(
    { ...front.account, prefix: "studio", spoolFolder: useDataDir() },
    { operation: limits, upload: limits },
    {
      now: () => new Date(),
      random: () => 1,
      elapsedMs: () => performance.now(),
      wait: (ms) => wait(ms),
      retryMs: 50,
    },
  );
  const app = await createTestApp({ storage });
  return { app, front, maya: await app.signUp("maya@client.example") };
}

const keysOf = ({ objects }: S3Front) => [...objects.keys()].sort();

test("S-05.35 an upload is in the bucket under its path, is served whole and in part, and goes with its account", async () => {
  const { app, front, maya } = await openOnBucket();
  const upload = await storePicture(maya);
  expect(upload.storagePath).toMatch(/^media\/[0-9a-f-]+\/\d+_[0-9a-f]+_oven\.png$/);
  expect(keysOf(front)).toEqual([`studio/files/${upload.storagePath}`]);
  const whole = Buffer.from(await (await maya.send("GET", upload.url)).arrayBuffer());
  expect(whole).toEqual(front.objects.get(`studio/files/${upload.storagePath}`)?.bytes);
  const part = await maya.send("GET", upload.url, { headers: { range: "bytes=3-8" } });
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, whole.subarray(3, 9)]);
  await storePicture(maya, "shop.png");
  expect((await maya.send("DELETE", `/api/uploads/${upload.id}`)).status).toBe(204);
  expect(keysOf(front)).toHaveLength(1);
  expect((await maya.send("DELETE", "/api/account", { json: { confirm: "DELETE" } })).status).toBeLessThan(
    300,
  );
  expect(keysOf(front)).toEqual([expect.stringMatching(/^studio\/deleted\//)]);
  expect(await app.database.db.upload.count()).toBe(0);
});

test("F12 a bucket that is down fails an upload visibly, without a row, and the next one succeeds", async () => {
  const { app, front, maya } = await openOnBucket();
  front.fault = () => ({ kind: "status", status: 503, code: "SlowDown" });
  expect(await readProblem(await sendPicture(maya))).toMatchObject({ status: 503, code: "unavailable" });
  expect([await app.database.db.upload.count(), keysOf(front)]).toEqual([0, []]);
  front.fault = () => undefined;
  expect((await sendPicture(maya)).status).toBe(201);
});

test("S-17.23 a start takes a new bucket for its installation, and refuses one of another or none at all", async () => {
  const front = await useFront();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = front.account;
  const account = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const env = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, ...account };
  const { address } = await startHere({ dataDir: useDataDir(), database: await useTestDatabase(), env });
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  const mark = front.objects.get("sitewright/installation.json");
  expect(z.object({ id: z.string() }).safeParse(JSON.parse(String(mark?.bytes))).success).toBe(true);
  const refused = async (more: Record<string, string>) =>
    refusedStart({ dataDir: useDataDir(), database: await useTestDatabase(), env: { ...env, ...more } });
  expect(await refused({})).toMatch(/The database \S+ .*the files in agency-files\/sitewright at http.*/);
  expect(await refused({ S3_BUCKET: "nobodys" })).toContain("The bucket of S3_BUCKET does not exist there.");
  expect(front.objects.get("sitewright/installation.json")?.bytes.toString()).toContain(
    String(JSON.parse(String(mark?.bytes)).id),
  );
});
