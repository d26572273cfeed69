import "./csp-safe-zod.ts";
import { answerRequest } from "./render-site.ts";
import type { SiteRequest } from "./site-worker-client.ts";

addEventListener("message", ({ data }: MessageEvent<SiteRequest>) => postMessage(answerRequest(data)));
