import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { setSession } from "@sitewright/app-kit/session";
import { type AdminMessage, createClient } from "@sitewright/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { paths } from "../../lib/paths.ts";
import { setWindowWidth } from "../../test/render-admin.tsx";
import { founder, testNow } from "../../test/samples.ts";
import { MessagesScreen } from "./messages-screen.tsx";

const at = testNow.toISOString();
const message = (n: number): AdminMessage => ({
  id: `message-${n}`,
  type: "contact",
  reason: "",
  name: `Person ${n}`,
  email: `person${n}@client.example`,
  company: "",
  message: "Hello",
  userId: null,
  createdAt: at,
  readAt: at,
  answeredAt: null,
  outcome: null,
});

async function open({
  isKept = false,
  isGone = false,
  isRefused = false,
  isAnswered = false,
  isLost = false,
} = {}) {
  setWindowWidth(1280);
  let finish = () => {};
  let kept = [message(1), message(2)];
  let first: AdminMessage = message(1);
  const { fetch, requests } = createFakeServer({
    "GET /api/admin/messages": () =>
      ok({ messages: kept, nextCursor: null, total: kept.length, isTotalCapped: false }),
    "DELETE /api/admin/messages/:id": ({ params }) => {
      kept = kept.filter(({ id }) => id !== params.id);
      return isGone ? problem("not-found") : { status: 204 };
    },
    "GET /api/admin/messages/:id": ({ params }) =>
      ok({ message: params.id === first.id ? first : message(Number(params.id?.split("-").at(-1))) }),
    "POST /api/admin/messages/:id/done": () => {
      first = { ...first, answeredAt: at, outcome: { kind: isAnswered ? "answered" : "done", by: "Bea" } };
      return isAnswered
        ? problem("version-conflict", { detail: "Bea answered this message." })
        : { status: 204 };
    },
    "POST /api/admin/messages/:id/reopen": () => {
      first = message(1);
      return { status: 204 };
    },
    "POST /api/admin/messages/:id/answer": () =>
      new Promise((resolve) => {
        finish = () => {
          if (isRefused) return resolve(problem("unavailable"));
          const isStored = first.outcome?.kind === "answered";
          first = { ...first, answeredAt: at, outcome: { kind: "answered", by: "Ann" } };
          resolve(isLost && !isStored ? "offline" : ok({ message: first, isKept }));
        };
      }),
  });
  const queryClient = newQueryClient();
  setSession(queryClient, { user: founder });
  const { user } = renderPart(
    <Routes>
      <Route path={paths.messagesPattern} element={<MessagesScreen />} />
    </Routes>,
    { address: "/admin/messages/message-1", queryClient, services: { client: createClient({ fetch }) } },
  );
  const answer = () => screen.findByLabelText<HTMLTextAreaElement>(/^Your answer/);
  const go = async (n: number) => user.click(await screen.findByRole("link", { name: `Person ${n}` }));
  return { user, requests, answer, go, queryClient, finish: () => finish() };
}

it("D-12.13 an answer that is not sent yet is there again, however the message was left", async () => {
  const { user, answer, go } = await open();
  await user.type(await answer(), "Dear Ann");
  await go(2);
  await screen.findByText(/^Sent to person2@/);
  expect((await answer()).value).toBe("");
  await go(1);
  await screen.findByText(/^Sent to person1@/);
  expect((await answer()).value).toBe("Dear Ann");
  await user.type(await answer(), "{Escape}");
  expect(screen.queryByLabelText(/^Your answer/)).toBeNull();
  await go(1);
  expect((await answer()).value).toBe("Dear Ann");
});

it("D-12.14 an answer that was sent is gone from its form; what was typed since stays", async () => {
  const { user, answer, go, finish } = await open();
  await user.type(await answer(), "Dear Ann");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  await user.type(await answer(), "!");
  finish();
  await screen.findByText("Email sent successfully to Person 1!");
  expect((await answer()).value).toBe("Dear Ann!");
  await user.click(await screen.findByRole("button", { name: "Send answer" }));
  await go(2);
  finish();
  await screen.findByText(/^Sent to person2@/);
  await go(1);
  await screen.findByText(/^Sent to person1@/);
  expect((await answer()).value).toBe("");
});

it("D-12.16 an answer whose response was lost is sent again as the same answer, although the message was loaded anew meanwhile", async () => {
  const { user, answer, requests, queryClient, finish } = await open({ isLost: true });
  await user.type(await answer(), "Dear Ann");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  finish();
  await screen.findByText(/^Failed to send email: /);
  await queryClient.invalidateQueries({ queryKey: ["messages"] });
  await screen.findByText("Answer again");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  finish();
  await screen.findByText("Email sent successfully to Person 1!");
  const sent = requests.filter(({ path }) => path.endsWith("/answer")).map(({ body }) => body);
  expect(sent.length).toBeGreaterThan(1);
  for (const body of sent) expect(body).toEqual({ answer: "Dear Ann", answeredAt: null });
});

it("without a mail provider an answer is not said to be sent", async () => {
  const { user, answer, finish } = await open({ isKept: true });
  await user.type(await answer(), "Dear Ann");
  await user.click(screen.getByRole("button", { name: "Send answer" }));
  finish();
  await screen.findByText("Email to Person 1 kept, not sent");
  expect(screen.queryByText(/sent successfully/)).toBeNull();
});

const askToDelete = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Delete message" }));
  return screen.findByRole("alertdialog", { name: "Delete message" });
};

it.each([
  ["by this person", false],
  ["by somebody else before", true],
])("a message that is deleted %s leaves the list, with the answer begun to it", async (_, isGone) => {
  const { user, answer, requests } = await open({ isGone });
  await user.type(await answer(), "Dear Ann");
  const question = await askToDelete(user);
  for (const words of [
    "Person 1, person1@client.example",
    /cannot be undone/,
    /every answer/,
    /existing backups/,
  ])
    expect(within(question).getByText(words)).toBeTruthy();
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText("Message deleted");
  await screen.findByRole("link", { name: "Person 2" });
  await waitFor(() => expect(screen.queryByRole("link", { name: "Person 1" })).toBeNull());
  expect(screen.queryByLabelText(/^Your answer/)).toBeNull();
  expect(screen.queryByText("Failed to delete message")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  expect(Object.values(localStorage)).not.toContain("Dear Ann");
});

it("a message is not deleted before the question is answered", async () => {
  const { user, requests } = await open();
  const question = await askToDelete(user);
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Delete message" }));
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
});

it("a refused answer is reported below its button, so that a double click at the next try does not reach Delete", async () => {
  const { user, answer, finish } = await open({ isRefused: true });
  await user.type(await answer(), "Dear Ann");
  const send = screen.getByRole("button", { name: "Send answer" });
  await user.click(send);
  finish();
  const refusal = await screen.findByText(/^Failed to send email: /);
  expect(send.compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await answer()).value).toBe("Dear Ann");
});

it("D-12.15 a message is marked as done without an answer, says by whom, and is opened again; the answer begun to it stays", async () => {
  const { user, answer, requests } = await open();
  await user.type(await answer(), "Dear Ann");
  await user.click(screen.getByRole("button", { name: "Mark as done" }));
  await screen.findByText("Message marked as done");
  const fact = (await screen.findByText("Done", { selector: "dt" })).nextElementSibling;
  expect(fact?.textContent).toMatch(/ by Bea/);
  expect(screen.queryByRole("button", { name: "Mark as done" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open again" }));
  await screen.findByText("Message is open again");
  await screen.findByRole("button", { name: "Mark as done" });
  expect(screen.queryByText("Done", { selector: "dt" })).toBeNull();
  expect((await answer()).value).toBe("Dear Ann");
  // What is undone is what this person saw.
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent.map(({ path, body }) => [path.split("/").at(-1), body])).toEqual([
    ["done", undefined],
    ["reopen", { answeredAt: at }],
  ]);
});

it("D-12.15 a message that somebody has answered meanwhile is not marked as done: who did is said and shown", async () => {
  const { user } = await open({ isAnswered: true });
  await user.click(await screen.findByRole("button", { name: "Mark as done" }));
  await screen.findByText("The message could not be marked as done.");
  expect(screen.getByText(/Bea answered this message/)).toBeTruthy();
  const fact = (await screen.findByText("Answered", { selector: "dt" })).nextElementSibling;
  expect(fact?.textContent).toMatch(/ by Bea/);
  expect(screen.queryByRole("button", { name: "Open again" })).toBeNull();
});

it("an answered message leads to the email that answered it", async () => {
  const { user } = await open({ isAnswered: true });
  await user.click(await screen.findByRole("button", { name: "Mark as done" }));
  const link = await screen.findByRole("link", { name: "Show in the Outbox" });
  expect(link.getAttribute("href")).toBe("/admin/outbox?search=person1%40client.example");
});

it("D-12.300 the form of an answer says that a greeting is added", async () => {
  await open();
  await screen.findByText(
    /^Sent to person1@.* A greeting, the agency's address and their message are added\./,
  );
});
