import { healthz, readyz } from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { Readiness } from "../../http/readiness.ts";
import { Refusal } from "../../http/refusal.ts";

const unreadyRetryAfterS = 5;
const low = { room: "low" } as const;

export function mountHealth(mount: Mount, readiness: Readiness): void {
  mount(healthz, async () => ({ status: "ok" as const }));
  mount(readyz, async () => {
    const state = await readiness.read();
    if (state.isReady) return { status: "ready", ...(state.isRoomLow ? low : {}) } as const;
    const detail = state.reason === undefined ? {} : { detail: state.reason };
    return new Refusal("unavailable", { retryAfterS: unreadyRetryAfterS, ...detail });
  });
}
