import type { S3Fault } from "../../test/harness/s3/s3-front.ts";
import { fileOf } from "../client.ts";
import type { Fault } from "../fault.ts";
import type { Testbed } from "../testbed.ts";
import { slowest, tally, unexpected } from "../workload.ts";

interface Trouble {
  readonly fault: S3Fault;
  /** The number of requests it affects. */
  readonly times: number;
  /** The statuses that an upload may then get. */
  readonly answers: readonly number[];
}

/** The faults of the bucket, by name. A temporary one is retried until it ends. */
const troubles: Readonly<Record<string, Trouble>> = {
  "403 for good": {
    fault: { kind: "status", status: 403, code: "AccessDenied" },
    times: 50,
    answers: [500, 503],
  },
  "500 twice": { fault: { kind: "status", status: 500, code: "InternalError" }, times: 2, answers: [201] },
  "busy once": { fault: { kind: "status", status: 503, code: "SlowDown" }, times: 1, answers: [201] },
  "cut before it is done": { fault: { kind: "drop" }, times: 1, answers: [201] },
  "cut after it was done": { fault: { kind: "drop-answer" }, times: 1, answers: [201] },
  "slow by 3 s": { fault: { kind: "slow", ms: 3000 }, times: 1, answers: [201] },
};

async function troubled(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const { bucket } = testbed;
  if (!bucket) throw new Error("This is about files in a bucket.");
  const seen: string[] = [];
  const wrong: string[] = [];
  for (const [name, { fault, times, answers }] of Object.entries(troubles)) {
    let left = times;
    bucket.fault = ({ method }) => {
      if (method !== "PUT" || left === 0) return undefined;
      left -= 1;
      return fault;
    };
    const during = [await client.upload(fileOf(name, 300_000))];
    bucket.fault = () => undefined;
    const after = [await client.upload(fileOf(`after ${name}`, 1000))];
    seen.push(`${name}: ${tally(during)}, ${slowest(during)}`);
    wrong.push(...unexpected(during, answers), ...unexpected(after, [201]));
  }
  return { seen, wrong };
}

/** The bucket of the files fails. */
export const bucketFaults: readonly Fault[] = [
  { id: "F12b", title: "bucket refuses, breaks, is slow", storages: ["s3"], run: troubled },
];
