import { createClient, defineEndpoint } from "@sitewright/contracts";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { useClient } from "../services.ts";
import { MemoryFallbackStorage } from "../storage/device-storage.ts";
import { salvageList } from "../storage/salvage.ts";
import { createFakeServer, ok, problem } from "../test-kit/fake-server.ts";
import { renderPart } from "../test-kit/render-part.tsx";
import { useIsSending, useSendOnline, useSendWaiting, useWaitingItems } from "./use-waiting-list.ts";
import { createWaitingList } from "./waiting-list.ts";

const orderSchema = z.object({ loaf: z.string(), count: z.number() });
type Order = z.infer<typeof orderSchema>;
const orders = createWaitingList<Order>({
  key: "orders",
  read: (stored) => salvageList(orderSchema)(stored).value,
  replaces: (added, waiting) => added.loaf === waiting.loaf,
});
const place = { storage: localStorage, uid: "anna" };
const loaves = () => orders.items(place).map(({ loaf }) => loaf);

afterEach(() => {
  cleanup();
  failures.length = 0;
  delayIsMs = 60_000;
  localStorage.clear();
});

describe("what is kept", () => {
  it("an item takes the place of one that it replaces, the others stay in their order", () => {
    for (const loaf of ["rye", "spelt", "rye"]) orders.add(place, { loaf, count: 1 });
    expect(loaves()).toEqual(["spelt", "rye"]);
    expect(orders.items({ ...place, uid: "bert" })).toEqual([]);
  });

  it("an item that was replaced while it was sent leaves its successor waiting", () => {
    const first = { loaf: "rye", count: 1 };
    orders.add(place, first);
    orders.add(place, { loaf: "rye", count: 2 });
    orders.remove(place, first);
    expect(orders.items(place)).toEqual([{ loaf: "rye", count: 2 }]);
  });

  it("the last item takes the storage key with it", () => {
    const item = { loaf: "rye", count: 1 };
    orders.add(place, item);
    orders.remove(place, item);
    expect(localStorage.length).toBe(0);
  });

  it.each(["{", "5", '[{"loaf":1},{"loaf":"rye","count":1}]'])(
    "the readable items of %s are used",
    (text) => {
      localStorage.setItem(orders.keyOf("anna"), text);
      expect(loaves()).toEqual(text.startsWith("[") ? ["rye"] : []);
    },
  );

  it("P-33.21 what another tab keeps meanwhile is not lost", () => {
    orders.add(place, { loaf: "rye", count: 1 });
    localStorage.setItem(
      orders.keyOf("anna"),
      JSON.stringify([...orders.items(place), { loaf: "spelt", count: 1 }]),
    );
    orders.add(place, { loaf: "wheat", count: 1 });
    expect(loaves()).toEqual(["rye", "spelt", "wheat"]);
  });

  it("where the browser stores nothing, items are in memory while the page is open", () => {
    const held = { storage: new MemoryFallbackStorage(null), uid: "anna" };
    orders.add(held, { loaf: "rye", count: 1 });
    expect(orders.items(held)).toHaveLength(1);
  });
});

const sendOrder = defineEndpoint({
  name: "sendOrder",
  summary: "",
  method: "POST",
  path: "/api/orders",
  access: "client",
  body: orderSchema,
  status: 200,
  response: orderSchema,
  errors: [],
});

/** The server's next response, and the requests that it got. */
function bakery() {
  const server = { answers: [] as (Parameters<typeof problem>[0] | "offline")[], taken: [] as unknown[] };
  const { fetch } = createFakeServer({
    "POST /api/orders": ({ body }) => {
      const next = server.answers.shift();
      if (next === "offline") return next;
      if (next) return problem(next);
      server.taken.push(body);
      return ok(body);
    },
  });
  return Object.assign(server, { client: createClient({ fetch }) });
}

/** The failures that a delay was asked for, each the number of failures in a row. */
const failures: number[] = [];
let delayIsMs = 60_000;
const delayMs = (count: number): number => {
  failures.push(count);
  return delayIsMs;
};

function Orders({ log }: { log: (line: string) => void }) {
  const client = useClient();
  const send = useSendWaiting({
    list: orders,
    uid: "anna",
    send: (order) => client.call(sendOrder, { body: order }),
    onSent: ({ loaf }) => log(`sent ${loaf}, ${orders.items(place).length} in the list`),
    onRefused: ({ loaf }, reason) => log(`${loaf}: ${reason}`),
    onSentElsewhere: () => log("sent elsewhere"),
  });
  useSendOnline(orders, "anna", { send, onSentElsewhere: () => log("sent elsewhere"), delayMs });
  const waiting = useWaitingItems(orders, "anna");
  const isSending = useIsSending(orders, "anna");
  return (
    <>
      <p>Waiting: {waiting.map(({ loaf }) => loaf).join(" ")}</p>
      <p>{isSending ? "Sending" : "Idle"}</p>
    </>
  );
}

describe("sending", () => {
  const open = (server: ReturnType<typeof bakery>) => {
    const log: string[] = [];
    for (const loaf of ["rye", "spelt"]) orders.add(place, { loaf, count: 1 });
    renderPart(<Orders log={(line) => log.push(line)} />, { services: { client: server.client } });
    return log;
  };

  it("goes one by one, oldest first; an item leaves the list once its answer has been shown", async () => {
    const server = bakery();
    const log = open(server);
    await screen.findByText("Waiting:");
    expect(server.taken).toMatchObject([{ loaf: "rye" }, { loaf: "spelt" }]);
    expect(log).toEqual(["sent rye, 2 in the list", "sent spelt, 1 in the list"]);
  });

  it.each(["offline", "sign-in-required", "too-slow", "too-many-requests", "internal-error"] as const)(
    "P-33.25 %s leaves everything waiting until the connection is back",
    async (answer) => {
      const server = bakery();
      server.answers = [answer];
      const log = open(server);
      await vi.waitFor(() => expect(server.answers).toEqual([]));
      await screen.findByText("Idle");
      expect(loaves()).toEqual(["rye", "spelt"]);
      expect(log).toEqual([]);
      act(() => void window.dispatchEvent(new Event("online")));
      await screen.findByText("Waiting:");
    },
  );

  it("P-33.22 what the server does not take now is sent again, longer and longer after the last time", async () => {
    delayIsMs = 10;
    const server = bakery();
    server.answers = ["unavailable", "too-many-requests", "offline"];
    open(server);
    await screen.findByText("Waiting:");
    expect(server.taken).toHaveLength(2);
    expect(failures.slice(0, 3)).toEqual([1, 2, 3]);
  });

  it("what the server refuses for good leaves the list, its reason is reported, and the next one is sent", async () => {
    const server = bakery();
    server.answers = ["too-large"];
    const log = open(server);
    await screen.findByText("Waiting:");
    expect(log).toEqual(["rye: This is larger than allowed.", "sent spelt, 1 in the list"]);
  });

  it("P-33.26 two tabs send each item once, also while the first has no answer yet; the other one learns of it", async () => {
    let free: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: LockOptions, use: () => Promise<unknown>) => {
      free = free.then(use);
      return free;
    };
    vi.stubGlobal("navigator", { onLine: true, locks: { request } });
    let answer = (): void => {};
    const taken: unknown[] = [];
    const { fetch } = createFakeServer({
      "POST /api/orders": async ({ body }) => {
        taken.push(body);
        if (taken.length === 1) await new Promise<void>((resolve) => (answer = resolve));
        return ok(body);
      },
    });
    const services = { client: createClient({ fetch }) };
    orders.add(place, { loaf: "rye", count: 1 });
    const logs: string[][] = [[], []];
    for (const log of logs) renderPart(<Orders log={(line) => log.push(line)} />, { services });
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    orders.add(place, { loaf: "spelt", count: 1 });
    await act(async () => answer());
    await vi.waitFor(() => expect(logs[1]).toEqual(["sent elsewhere"]));
    expect(taken).toMatchObject([{ loaf: "rye" }, { loaf: "spelt" }]);
    expect(logs[0]).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it("P-33.82 what another tab has sent before this one tried to is reported, what it adds is not", async () => {
    const log: string[] = [];
    renderPart(<Orders log={(line) => log.push(line)} />, { services: { client: bakery().client } });
    const change = (items: readonly Order[]) => {
      const oldValue = localStorage.getItem(orders.keyOf("anna"));
      const newValue = items.length === 0 ? null : JSON.stringify(items);
      if (newValue === null) localStorage.removeItem(orders.keyOf("anna"));
      else localStorage.setItem(orders.keyOf("anna"), newValue);
      const event = new StorageEvent("storage", { key: orders.keyOf("anna"), oldValue, newValue });
      act(() => void window.dispatchEvent(event));
    };
    change([{ loaf: "rye", count: 1 }]);
    await screen.findByText("Waiting: rye");
    expect(log).toEqual([]);
    change([]);
    expect(log).toEqual(["sent elsewhere"]);
  });
});
