import type { Schedule } from "../schedule.ts";
import type { Throttle } from "../throttle/throttle.ts";
import { dayMs } from "../time-units.ts";
import { ModelError } from "./model-error.ts";
import type { ModelProvider } from "./model-provider.ts";
import type { ModelServer } from "./openai-client.ts";

/**
 * Timeout without data from a model's server, which on a small machine needs time to read a long prompt.
 */
const defaultSilenceMs = 120_000;

interface ModelOptions {
  /** Undefined if no model is configured. */
  readonly server: ModelServer | undefined;
  /** Calls per day of the whole installation, in all processes together. */
  readonly callsPerDay: number;
  readonly throttle: Throttle;
  readonly schedule: Schedule;
  readonly now: () => Date;
  readonly silenceMs?: number;
}

/** The configured model, with its daily limit of calls; undefined if there is none. */
export function createModel({
  server,
  callsPerDay,
  throttle,
  silenceMs = defaultSilenceMs,
  ...rest
}: ModelOptions): ModelProvider | undefined {
  if (!server) return undefined;
  // Loaded at the first call: this package is a fifth of all files that a start would read.
  const load = async () => (await import("./openai-client.ts")).createAsk({ ...server, ...rest, silenceMs });
  let ask: ReturnType<typeof load> | undefined;
  return {
    name: server.name,
    async *stream(request) {
      const refused = await throttle.take({
        name: "model-call",
        subject: "installation",
        limit: callsPerDay,
        windowMs: dayMs,
        detail: (wait) => `Today's ${callsPerDay} calls of the model are used up. There are more in ${wait}.`,
      });
      if (refused) {
        const { detail, retryAfterS } = refused.details;
        throw new ModelError("limit", detail ?? "", (retryAfterS ?? 0) * 1000);
      }
      ask ??= load();
      yield* (await ask)(request);
    },
  };
}
