import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, test } from "vitest";
import {
  createSiteWorker,
  type SiteAnswer,
  type SiteRequest,
  type WorkerPort,
} from "./site-worker-client.ts";

const input = { answers: defaultOnboarding, product: "Sitewright", host: "agency.example", now: "" };

/** A worker in this thread, answered and broken by hand. */
function fakeWorker() {
  const requests: SiteRequest[] = [];
  const port: WorkerPort = {
    postMessage: (request) => void requests.push(request),
    onmessage: null,
    onerror: null,
  };
  return {
    port,
    requests,
    answer: (data: SiteAnswer) => port.onmessage?.(new MessageEvent("message", { data })),
    fail: () => port.onerror?.(new ErrorEvent("error")),
  };
}

const site = (marker: string) => ({ files: { marker }, fonts: [], pictures: [] });

test("each response reaches its request, in whatever order they arrive", async () => {
  const { port, requests, answer } = fakeWorker();
  const worker = createSiteWorker(() => port);
  const [first, second] = [worker.wholeSite(input), worker.wholeSite(input)];
  const [a, b] = requests.map(({ number }) => number);
  answer({ kind: "site", number: b ?? 0, site: site("b") });
  answer({ kind: "site", number: a ?? 0, site: site("a") });
  expect([(await first).files.marker, (await second).files.marker]).toEqual(["a", "b"]);
});

test("a worker that cannot start rejects the pending requests, and the next request starts another", async () => {
  const workers = [fakeWorker(), fakeWorker()];
  let started = 0;
  const worker = createSiteWorker(() => {
    started += 1;
    return workers[started - 1]?.port ?? fakeWorker().port;
  });
  expect(started).toBe(0);
  const refused = worker.drawPage(input, "index.html");
  workers[0]?.fail();
  await expect(refused).rejects.toThrow("could not be started");
  const answered = worker.wholeSite(input);
  workers[1]?.answer({ kind: "site", number: 2, site: site("second") });
  expect((await answered).files.marker).toBe("second");
});

test("an error in the worker rejects its request", async () => {
  const { port, answer } = fakeWorker();
  const refused = createSiteWorker(() => port).drawPage(input, "index.html");
  answer({ kind: "failed", number: 1, reason: "TypeError: x" });
  await expect(refused).rejects.toThrow("TypeError: x");
});

test("texts are read by the same worker", async () => {
  const { port, requests, answer } = fakeWorker();
  const read = createSiteWorker(() => port).readWords(defaultOnboarding.formData);
  expect(requests).toEqual([{ kind: "words", number: 1, form: defaultOnboarding.formData }]);
  const words = { statements: [], facts: [], open: { points: [], conflicts: [] } };
  answer({ kind: "words", number: 1, words });
  expect(await read).toEqual(words);
});
