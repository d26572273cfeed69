import type { Feature } from "../../wiring/feature.ts";
import { createAnswerFrom } from "./grounded.ts";
import { createRetentionJob } from "./retention-job.ts";
import { mountChat } from "./routes.ts";
import { createChatService } from "./service.ts";

/** The assistant for visitors. Stored conversations are not linked to a person. */
export const chat: Feature = {
  name: "chat",
  mount(mount, context) {
    const { settings, networkOf } = context;
    const answerFrom = createAnswerFrom({
      ...context,
      model: settings.isModelInChat ? context.model : undefined,
      callsPerDay: settings.modelCallsPerDay,
    });
    mountChat(mount, createChatService({ ...context, answerFrom }), networkOf);
  },
  jobs: (context) => [createRetentionJob(context)],
};
