import { createLayoutAnswers } from "./answer-layout.ts";
import type { LayoutRequest } from "./layout-messages.ts";

const answer = createLayoutAnswers();
addEventListener("message", ({ data }: MessageEvent<LayoutRequest>) => postMessage(answer(data)));
