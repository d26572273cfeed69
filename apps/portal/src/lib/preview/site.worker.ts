import "./csp-safe-zod.ts";
import { answerRequest } from "./render-site.ts";
import type { SiteRequest } from "./site-requests.ts";

addEventListener("message", ({ data }: MessageEvent<SiteRequest>) => postMessage(answerRequest(data)));
