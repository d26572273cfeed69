import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "../db/open.ts";
import { queueNames, readQueues } from "./queue-store.ts";

/** A completed request. */
export interface AnsweredRequest {
  readonly method: string;
  /**
   * The route pattern, `/api/projects/:id`; never the URL itself, which may contain personal data and has
   * unlimited values.
   */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
}

/** The metrics of this process in Prometheus' text format. */
export interface Metrics {
  readonly contentType: string;
  observe(request: AnsweredRequest): void;
  /**
   * All metrics. If the database is unavailable, those of the queues are left out and
   * `sitewright_database_up` is 0.
   */
  text(): Promise<string>;
}

/** In seconds; the response time targets of this server are between the first and the fourth. */
const buckets = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

const knownMethods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);

function requestFigures(registry: Registry): Metrics["observe"] {
  const registers = [registry];
  const count = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by method, pattern of the address and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until an answer began, by method and pattern of the address.",
    labelNames: ["method", "route"],
    buckets,
    registers,
  });
  return ({ method: sent, route, status, durationMs }) => {
    // Clients can send any method: unknown methods must not create new series.
    const method = knownMethods.has(sent) ? sent : "other";
    count.inc({ method, route, status });
    duration.observe({ method, route }, durationMs / 1000);
  };
}

function queueFigures(registry: Registry, database: Database): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["queue"], registers: [registry] });
  const gauges = {
    due: gauge("sitewright_queue_due", "Rows that are due and not begun, counted up to 1,000."),
    dead: gauge("sitewright_queue_dead", "Rows that were given up, counted up to 1,000."),
    oldestDueS: gauge(
      "sitewright_queue_oldest_due_seconds",
      "How long the oldest row that is due has waited.",
    ),
  };
  const up = new Gauge({
    name: "sitewright_database_up",
    help: "1 where the database answered this scrape, else 0.",
    registers: [registry],
  });
  return async () => {
    try {
      const queues = await readQueues(database);
      for (const queue of queueNames) {
        const { due, dead, oldestDueS } = queues[queue];
        gauges.due.set({ queue }, due);
        gauges.dead.set({ queue }, dead);
        gauges.oldestDueS.set({ queue }, oldestDueS);
      }
      up.set(1);
    } catch {
      // The log of /readyz has the cause; the process's own metrics are most useful in this case.
      for (const each of Object.values(gauges)) each.reset();
      up.set(0);
    }
  };
}

/** Creates the metrics of one process; `hasProcess`: with its memory, event loop and CPU time. */
export function createMetrics(database: Database, { hasProcess }: { hasProcess: boolean }): Metrics {
  const registry = new Registry();
  if (hasProcess) collectDefaultMetrics({ register: registry });
  const readQueueFigures = queueFigures(registry, database);
  return {
    contentType: registry.contentType,
    observe: requestFigures(registry),
    async text() {
      await readQueueFigures();
      return registry.metrics();
    },
  };
}
