import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { MessagePanel } from "./features/messages/message-panel.tsx";
import { MailDetails } from "./features/outbox/mail-details.tsx";
import { ProjectNotes } from "./features/projects/project-notes.tsx";
import { SpecSummary } from "./features/projects/spec-summary.tsx";
import { Questions } from "./features/specification/questions.tsx";
import { bakery, bakerySpec, sampleMail, sampleProject, testNow } from "./test/samples.ts";

const words = "האם אתם פתוחים בשבת?";
const at = testNow.toISOString();

const message = {
  id: "message",
  type: "contact",
  reason: "",
  name: "Noa",
  email: "noa@client.example",
  company: "",
  message: words,
  userId: null,
  createdAt: at,
  readAt: at,
  answeredAt: null,
  outcome: null,
};
const question = { ...bakerySpec.clarifications[0], question: "Which one is right?", quotes: [words] };
const asked = { ...bakerySpec, clarifications: [question] } as typeof bakerySpec;
const answers = { ...bakery, formData: { ...bakery.formData, onlyForUs: words } };

it.each<[string, ReactNode]>([
  ["a message", <MessagePanel key="" id="message" onClose={() => {}} />],
  ["a note", <ProjectNotes key="" projectId="project-1" />],
  ["a mail", <MailDetails key="" mail={{ ...sampleMail(1), text: words }} />],
  ["the quote of a question", <Questions key="" spec={asked} id="project-1" version={1} />],
  ["an answer", <SpecSummary key="" project={sampleProject(1, { onboarding: answers })} questions={null} />],
])("D-01.17 %s is laid out in the direction of its own language", async (_, part) => {
  const { fetch } = createFakeServer({
    "GET /api/admin/messages/:id": () => ok({ message }),
    "GET /api/admin/projects/:id/notes": () =>
      ok({ notes: [{ id: "note", text: words, authorName: "Ann", createdAt: at }] }),
  });
  renderPart(part, { services: { client: createClient({ fetch }) } });
  const shown = await screen.findByText(words);
  expect(shown.getAttribute("dir")).toBe("auto");
});
