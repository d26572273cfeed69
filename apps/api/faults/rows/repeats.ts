import { createProject } from "@sitewright/contracts";
import { formOf } from "../client.ts";
import type { Fault } from "../fault.ts";
import { jsonOf } from "../send.ts";
import type { Testbed } from "../testbed.ts";
import { tally, unexpected } from "../workload.ts";

const parallelCalls = 20;

async function repeated(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const answers = await Promise.all(
    Array.from({ length: parallelCalls }, () => client.submit("one-and-the-same")),
  );
  const taken = answers.filter(({ status }) => status === 201);
  const texts = new Set(taken.map(({ body }) => body.toString()));
  const headers = { "content-type": "application/json", "idempotency-key": "one-and-the-same" };
  const body = Buffer.from(JSON.stringify(formOf("Another business")));
  const other = await client.send({ method: "POST", path: createProject.path, headers, body });
  return {
    seen: [
      `${parallelCalls} submits ${tally(answers)}, ${texts.size} different answers`,
      `the key for other answers ${tally([other])}`,
    ],
    wrong: [
      // 429: the account had too many submits waiting, so this one was not processed and can be sent
      // again.
      ...unexpected(answers, [201, 429, 503]),
      ...(taken.length > 0 ? [] : ["no submit was taken"]),
      ...unexpected([other], [409, 422]),
      ...(texts.size > 1 ? ["the answers differ"] : []),
    ],
  };
}

async function twoTabs(testbed: Testbed) {
  await testbed.start();
  const client = await testbed.newClient();
  const first = jsonOf(await client.submit("edited-in-two-tabs"));
  const path = `/api/projects/${createProject.response.parse(first).project.id}`;
  const save = (text: string) =>
    client.send({
      method: "PUT",
      path,
      headers: { "content-type": "application/json", "if-match": "1" },
      body: Buffer.from(JSON.stringify(formOf("edited-in-two-tabs", text))),
    });
  const answers = await Promise.all(
    Array.from({ length: parallelCalls }, (_, tab) => save(`text of tab ${tab}`)),
  );
  const [won, lost] = [200, 409].map((wanted) => answers.filter(({ status }) => status === wanted));
  const offersOther = lost?.every(({ body }) => body.includes("text of tab")) ?? false;
  return {
    seen: [`${parallelCalls} saves made from one version: ${tally(answers)}`],
    wrong: [
      ...(won?.length === 1 ? [] : [`${won?.length} saves were taken instead of one`]),
      // 429: the account had too many changes waiting, so this one was not processed.
      ...unexpected(answers, [200, 409, 429]),
      ...(offersOther ? [] : ["a refused save was not shown what is stored"]),
    ],
  };
}

/** Repeated requests, and concurrent ones. */
export const repeatFaults: readonly Fault[] = [
  {
    id: "F15",
    title: "20 identical submits at once; the key for another (F16)",
    run: repeated,
  },
  { id: "F18", title: "20 tabs save from one version (server)", run: twoTabs },
];
