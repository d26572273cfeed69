import type { Feature } from "../../wiring/feature.ts";
import { createAnswerFrom } from "./grounded.ts";
import { createRetentionJob } from "./retention-job.ts";
import { mountChat } from "./routes.ts";
import { createChatService } from "./service.ts";

/** The assistant, as visitors ask it. What is kept of a conversation does not say whose it is. */
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
