import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient } from "@sitewright/contracts";
import { screen, within } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { expect, it, vi } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { paths } from "../../lib/paths.ts";
import { bakery, bakerySpec, sampleProject } from "../../test/samples.ts";
import { specQuery } from "../projects/queries.ts";
import { SpecificationScreen } from "./specification-screen.tsx";

const phone = "020 7946 0127";
const undecided = "Neighbours in SE10 who want good bread without queueing";
const description = `We bake sourdough every morning. Call us on ${phone}.`;
const onboarding = { ...bakery, formData: { ...bakery.formData, description, audience: undecided } };

/** Opens what visitors read of a project whose newest version a test may raise. */
async function open(query: Record<string, string> = {}) {
  const state = { version: 1, answer: Promise.resolve(), reading: Promise.resolve() };
  const project = sampleProject(1, { onboarding });
  const { fetch, requests } = createFakeServer({
    "GET /api/admin/projects/:id": async () => {
      await state.reading;
      return ok({ project: { ...project, version: state.version } });
    },
    "GET /api/admin/projects/:id/versions": () =>
      ok({ versions: [{ version: state.version, createdAt: project.createdAt }] }),
    "GET /api/admin/projects/:id/versions/:version": () => ok(bakerySpec),
    "POST /api/admin/projects/:id/words": async ({ body }) => {
      await state.answer;
      if (new Map(Object.entries(body ?? {})).get("from") !== state.version)
        return problem("version-conflict");
      state.version += 1;
      return ok({ version: state.version });
    },
  });
  const client = createClient({ fetch });
  const { user, queries, address } = renderPart(
    <Routes>
      <Route path={paths.specificationPattern} element={<SpecificationScreen />} />
    </Routes>,
    {
      address: paths.specification("project-1", "words", query),
      queryClient: newQueryClient(),
      services: { client },
    },
  );
  const field = await screen.findByLabelText<HTMLInputElement>("Telephone");
  const choice = (name: string) =>
    within(screen.getByRole("group", { name: `Telephone: ${phone}` })).getByRole("radio", { name });
  const save = () => user.click(screen.getByRole("button", { name: /^Save as version/ }));
  const sent = () => requests.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { state, user, field, choice, save, sent, client, queries, address };
}

it("P-38.39 a detail that staff empty to type it anew stays empty, and is left out until something is typed", async () => {
  const { user, field, choice, save, sent } = await open();
  await user.clear(field);
  expect(field.value).toBe("");
  expect(choice("Leave out")).toHaveProperty("checked", true);
  await user.type(field, "0161 496 0000");
  expect(field.value).toBe("0161 496 0000");
  expect(choice("Show")).toHaveProperty("checked", true);
  await user.clear(field);
  await save();
  await screen.findByText("Saved as version 2");
  expect(sent()).toMatchObject([{ choices: [{ print: false }] }]);
  expect(JSON.stringify(sent())).not.toContain("text");
});

it("D-03.40 decisions that are not saved yet are there again after a look at another tab, and are gone once they are saved", async () => {
  const { user, field, save } = await open();
  await user.clear(field);
  await user.type(field, "0161 496 0000");
  await user.click(screen.getByRole("tab", { name: "Changes" }));
  await user.click(await screen.findByRole("tab", { name: "What visitors read" }));
  expect(await screen.findByLabelText("Telephone")).toHaveProperty("value", "0161 496 0000");
  expect(screen.getByText("1 decision not saved yet.")).toBeTruthy();
  await save();
  await vi.waitFor(() => expect(screen.getByText("No changes.")).toBeTruthy());
  await user.click(screen.getByRole("tab", { name: "Changes" }));
  await user.click(await screen.findByRole("tab", { name: "What visitors read" }));
  expect(await screen.findByText("No changes.")).toBeTruthy();
});

it("D-03.41 a decision made while others are being saved is not dropped with them", async () => {
  const { state, user, choice, save } = await open();
  let answer = (): void => {};
  state.answer = new Promise((resolve) => {
    answer = resolve;
  });
  await user.click(choice("Show"));
  await save();
  await user.click(choice("Leave out"));
  answer();
  await screen.findByText("Saved as version 2");
  expect(choice("Leave out")).toHaveProperty("checked", true);
  expect(await screen.findByText("1 decision not saved yet.")).toBeTruthy();
});

/** A promise, and the function that fulfils it. */
function pending() {
  let fulfil = (): void => {};
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return { promise, fulfil: () => fulfil() };
}

const lookElsewhere = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await user.click(screen.getByRole("tab", { name: "Changes" }));
  await user.click(await screen.findByRole("tab", { name: "What visitors read" }));
};

it("D-03.44 saved decisions are not offered again after a look at another tab, although the new version is still being loaded", async () => {
  const { state, user, choice, save } = await open();
  const reading = pending();
  await user.click(choice("Leave out"));
  state.reading = reading.promise;
  await save();
  await screen.findByText("Saved as version 2");
  expect(choice("Leave out")).toHaveProperty("checked", true);
  await lookElsewhere(user);
  await screen.findByText("No changes.");
  reading.fulfil();
  await screen.findByRole("button", { name: "Save as version 3" });
});

it("D-03.45 decisions that are saved while another tab is looked at are not offered again", async () => {
  const { state, user, choice, save } = await open();
  const answer = pending();
  state.answer = answer.promise;
  await user.click(choice("Leave out"));
  await save();
  await lookElsewhere(user);
  await screen.findByText("1 decision not saved yet.");
  answer.fulfil();
  await screen.findByText("No changes.");
});

it("saved decisions are in the specification that the project shows", async () => {
  const { user, choice, save, client, queries } = await open();
  const { queryKey } = specQuery(client, "project-1");
  queries.setQueryData(queryKey, bakerySpec);
  await user.click(choice("Leave out"));
  await save();
  await screen.findByText("Saved as version 2");
  await vi.waitFor(() => expect(queries.getQueryState(queryKey)?.isInvalidated).toBe(true));
});

it("P-38.40 decisions of staff survive another person's version, and are saved on top of it", async () => {
  const { state, user, field, save, sent } = await open();
  await user.clear(field);
  await user.type(field, "0161 496 0000");
  state.version = 2;
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("This was changed elsewhere");
  expect(screen.getByLabelText("Telephone")).toHaveProperty("value", "0161 496 0000");
  expect(screen.getByRole("button", { name: "Save as version 3" })).toBeTruthy();
  await save();
  await screen.findByText("Saved as version 3");
  await vi.waitFor(() => expect(screen.getByText("No changes.")).toBeTruthy());
  expect(sent()).toMatchObject([{ from: 1 }, { from: 2, choices: [{ print: true, text: "0161 496 0000" }] }]);
});

it("D-03.302 a sentence that nobody has decided about is shown as undecided, and can be left out with one press", async () => {
  const { user, save, sent } = await open();
  const radio = (name: string) =>
    within(screen.getByRole("group", { name: undecided })).getByRole("radio", { name });
  for (const name of ["Show", "Leave out"]) expect(radio(name)).toHaveProperty("checked", false);
  const sure = within(screen.getByRole("group", { name: "We bake sourdough every morning." }));
  expect(sure.getByRole("radio", { name: "Show" })).toHaveProperty("checked", true);
  await user.click(radio("Leave out"));
  expect(radio("Leave out")).toHaveProperty("checked", true);
  await save();
  await screen.findByText("Saved as version 2");
  expect(sent()).toMatchObject([{ choices: [{ print: false }] }]);
});

it("D-03.303 decisions that are not saved are discarded after a question, and the lines are as before", async () => {
  const { user, field, choice, sent } = await open();
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  await user.clear(field);
  await user.type(field, "0161 496 0000");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("1 decision is not saved and will be lost.");
  await user.click(within(question).getByRole("button", { name: "Discard" }));
  await screen.findByText("No changes.");
  expect(field.value).toBe(phone);
  expect(choice("Show")).toHaveProperty("checked", false);
  expect(sent()).toEqual([]);
});

it("D-03.360 an address that asks whether to discard decisions is left without that where none is unsaved", async () => {
  const { user, choice, address } = await open({ dialog: "discard-decisions" });
  await vi.waitFor(() => expect(address()).toBe(paths.specification("project-1", "words")));
  await user.click(choice("Leave out"));
  await screen.findByText("1 decision not saved yet.");
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
