import { deleteDesign, listDesigns, type SavedDesign, saveDesign } from "@sitewright/contracts";
import { defaultTheme } from "@sitewright/spec-core/color";
import { defaultFonts } from "@sitewright/spec-core/typography";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { testStart } from "./harness/owner.ts";
import { createTestApp } from "./harness/test-app.ts";

const fonts = { ...defaultFonts };
const colors = { ...defaultTheme };
const palette = (name: string, primary = colors.primary) =>
  ({ kind: "palette", name, colors: { ...colors, primary } }) as const;

async function open() {
  const app = await createTestApp();
  return { app, ann: await app.signUp("ann@harbour.example") };
}

async function list(browser: Browser): Promise<SavedDesign[]> {
  const answer = await browser.api.call(listDesigns, {});
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.data.designs;
}

async function save(browser: Browser, body: Parameters<typeof saveDesign.body.parse>[0]) {
  return browser.send("POST", "/api/designs", { json: body });
}

test("P-33.3 combinations and palettes are kept with the account: another browser of the same person lists them", async () => {
  const { app, ann } = await open();
  expect((await save(ann, { kind: "fonts", name: "House style", fonts })).status).toBe(201);
  app.advance(1);
  expect((await save(ann, palette("Autumn"))).status).toBe(201);
  const elsewhere = app.open();
  await elsewhere.send("POST", "/api/auth/sign-in", {
    json: { email: "ann@harbour.example", password: "violet-kettle-19" },
  });
  const createdAt = testStart.toISOString();
  expect(await list(elsewhere)).toEqual([
    { id: expect.any(String), kind: "fonts", name: "House style", fonts, createdAt },
    { id: expect.any(String), kind: "palette", name: "Autumn", colors, createdAt: expect.any(String) },
  ]);
});

test("P-33.3 nobody else sees or deletes them", async () => {
  const { app, ann } = await open();
  const design = saveDesign.response.parse(await (await save(ann, palette("Autumn"))).json());
  const bob = await app.signUp("bob@forge.example");
  expect(await list(bob)).toEqual([]);
  expect((await bob.send("DELETE", `/api/designs/${design.id}`)).status).toBe(404);
  await save(bob, palette("Autumn", "#000000"));
  expect(await list(ann)).toMatchObject([{ name: "Autumn", colors }]);
});

test("P-33.5 saving under a used name replaces that design, only of the same kind, and a repeated save adds nothing", async () => {
  const { ann } = await open();
  await save(ann, palette("Autumn"));
  await save(ann, { kind: "fonts", name: "Autumn", fonts });
  await save(ann, palette("  Autumn ", "#7A2414"));
  await save(ann, palette("Autumn", "#7A2414"));
  const kept = await list(ann);
  expect(kept.map(({ kind, name }) => [kind, name]).toSorted()).toEqual([
    ["fonts", "Autumn"],
    ["palette", "Autumn"],
  ]);
  expect(kept.find(({ kind }) => kind === "palette")).toMatchObject({ colors: { primary: "#7A2414" } });
});

test("P-33.5 eight saves of one name at once leave one entry", async () => {
  const { ann } = await open();
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(ann, palette("Autumn"))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
  expect(await list(ann)).toHaveLength(1);
});

test("P-33.6 a hundred of a kind fit; one more is refused in words, a change of one of them is not", async () => {
  const { app, ann } = await open();
  const user = await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } });
  await app.database.db.savedDesign.createMany({
    data: Array.from({ length: 99 }, (_, index) => ({
      id: `filler-${index}`,
      userId: user.id,
      kind: "palette",
      name: `Filler ${index}`,
      value: JSON.stringify({ colors }),
      createdAt: testStart,
    })),
  });
  expect((await save(ann, palette("The hundredth"))).status).toBe(201);
  expect(await readProblem(await save(ann, palette("One too many")))).toMatchObject({
    status: 409,
    code: "quota-full",
    detail: "An account keeps at most 100 palettes. Remove one first.",
  });
  expect((await save(ann, palette("The hundredth", "#000000"))).status).toBe(201);
  expect((await save(ann, { kind: "fonts", name: "Others", fonts })).status).toBe(201);
  expect(await list(ann)).toHaveLength(101);
});

test.each([
  ["no name", { ...palette("   ") }, "name"],
  ["a name of 81 characters", palette("x".repeat(81)), "name"],
  ["a kind that there is not", { ...palette("A"), kind: "layout" }, "kind"],
  ["colours where fonts belong", { kind: "fonts", name: "A", colors }, "fonts"],
  ["a size without a unit", { kind: "fonts", name: "A", fonts: { ...fonts, h1Size: "3" } }, "fonts.h1Size"],
])("S-02 %s is refused with its path and nothing is stored", async (_, body, path) => {
  const { ann } = await open();
  const problem = await readProblem(await ann.send("POST", "/api/designs", { json: body }));
  expect(problem.status).toBe(400);
  expect(problem.errors?.map((error) => error.path)).toContain(path);
  expect(await list(ann)).toEqual([]);
});

test("P-33.20 a palette keeps free text as it is; what an older version wrote and nobody can read is left out", async () => {
  const { app, ann } = await open();
  await save(ann, palette("Van", "like our van"));
  await app.database.db.savedDesign.create({
    data: {
      id: "old",
      userId: (await app.database.db.user.findUniqueOrThrow({ where: { email: "ann@harbour.example" } })).id,
      kind: "palette",
      name: "Old",
      value: "{}",
      createdAt: testStart,
    },
  });
  expect(await list(ann)).toMatchObject([{ name: "Van", colors: { primary: "like our van" } }]);
});

test("a deleted design is gone, and deleting it again is 404", async () => {
  const { ann } = await open();
  const { id } = saveDesign.response.parse(await (await save(ann, palette("Autumn"))).json());
  expect((await ann.api.call(deleteDesign, { params: { id } })).ok).toBe(true);
  expect(await list(ann)).toEqual([]);
  expect((await ann.send("DELETE", `/api/designs/${id}`)).status).toBe(404);
});
