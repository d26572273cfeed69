import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { LinksField } from "./links-field.tsx";

/** The field over a service that knows one article, about bread. */
function open() {
  const state = { isBusy: false };
  const { fetch } = createFakeServer({
    "GET /api/admin/post-links": ({ query }) => {
      if (state.isBusy) return problem("unavailable");
      const isFound = "bread".includes(query.get("search") ?? "");
      return ok({ links: isFound ? [{ path: "/news/bread", title: "Bread" }] : [] });
    },
  });
  const services = { client: createClient({ fetch }) };
  const { user } = renderPart(
    <LinksField links={[]} own="/news/own" onChange={() => {}} onInsert={() => {}} />,
    { services },
  );
  const search = async (text: string) => {
    const field = screen.getByLabelText("Search articles");
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
  };
  return { user, state, search };
}

it("D-06.60 a search for articles that finds nothing says so", async () => {
  const { search } = open();
  await screen.findByRole("button", { name: "Bread" });
  expect(screen.queryByText("No articles match.")).toBeNull();
  await search("wine");
  const said = await screen.findByText("No articles match.");
  expect(said.getAttribute("role")).toBe("status");
  await search("bread");
  await waitFor(() => expect(screen.queryByText("No articles match.")).toBeNull());
});

it("D-06.61 a search for articles that fails says so and can be tried again", async () => {
  const { user, state, search } = open();
  await screen.findByRole("button", { name: "Bread" });
  state.isBusy = true;
  await search("brea");
  await screen.findByText("The articles could not be loaded.");
  expect(screen.queryByText("No articles match.")).toBeNull();
  state.isBusy = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Bread" });
  expect(screen.queryByText("The articles could not be loaded.")).toBeNull();
});
