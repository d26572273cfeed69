import { renderPart } from "@sitewright/app-kit/render-part";
import type { Overview } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Attention } from "./attention.tsx";

const nothing: Overview = {
  users: 1,
  projects: 0,
  documents: 0,
  agents: 0,
  posts: 0,
  deadMails: 0,
  keptMails: 0,
  mails: 0,
  openMessages: 0,
  unansweredQuestions: 0,
  subscribers: 0,
  staff: 1,
  weeks: [],
};

it("unanswered questions of the chat need attention as messages and failed mails do", () => {
  renderPart(<Attention overview={{ ...nothing, unansweredQuestions: 3 }} />);
  const link = screen.getByRole("link", { name: "3 chat questions unanswered" });
  expect(link.getAttribute("href")).toBe("/admin/chat/unmatched");
});

it("without a mail provider it says how many emails were kept and reached nobody", () => {
  renderPart(<Attention overview={{ ...nothing, keptMails: 2 }} />);
  expect(screen.getByRole("link", { name: "2 emails kept, not sent" }).getAttribute("href")).toBe(
    "/admin/outbox?status=kept",
  );
});

it("a role that sees none of them has no such part", () => {
  renderPart(
    <Attention overview={{ ...nothing, openMessages: null, deadMails: null, unansweredQuestions: null }} />,
  );
  expect(screen.queryByText("Needs attention")).toBeNull();
});
