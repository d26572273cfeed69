import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { act, screen } from "@testing-library/react";
import { Link, Route, Routes, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { KnowledgeView } from "./knowledge-view.tsx";

it("one Back after an entry was closed leaves the knowledge base", async () => {
  const { fetch } = createFakeServer({ "GET /api/chat/knowledge": () => ok({ entries: [] }) });
  let goBack = (): void => {};
  const Browser = () => {
    const navigate = useNavigate();
    goBack = () => act(() => void navigate(-1));
    return null;
  };
  const { user, address } = renderPart(
    <>
      <Browser />
      <Routes>
        <Route path="/" element={<Link to="/knowledge">Knowledge</Link>} />
        <Route path="/knowledge" element={<KnowledgeView />} />
      </Routes>
    </>,
    { services: { client: createClient({ fetch }) } },
  );
  await user.click(screen.getByRole("link", { name: "Knowledge" }));
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  expect(address()).toBe("/knowledge?entry=new");
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe("/knowledge");
  goBack();
  expect(address()).toBe("/");
});
