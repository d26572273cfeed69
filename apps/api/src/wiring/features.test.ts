import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { features, personalData, storedPaths } from "./features.ts";

interface Model {
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

/** Tables and their columns, by the schema that both database clients are made from; lists of rows that belong to one are none. */
function readModels(): Model[] {
  const schema = readFileSync(join(import.meta.dirname, "../../prisma/schema.prisma"), "utf8");
  return [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = "", body = ""]) => ({
    name,
    fields: [...body.matchAll(/^ {2}(\w+)\s+(\w+)\b(?!\[\])/gm)].map(([, field = "", type = ""]) => ({
      name: field,
      type,
    })),
  }));
}

const models = readModels();
const owners =
  /^(?:userId|clientId|ownerId|accountId|inviterId|actorId|subjectId|recipient|email)$|Email$|(?:ed|By)By$|edBy$/;

/** Tables with rows about a person: those that name one, and those whose rows belong to such a row. */
function personalTables(): string[] {
  const found = new Set(["User"]);
  const isPersonal = ({ fields }: Model) =>
    fields.some(({ name, type }) => found.has(type) || (owners.test(name) && name !== "lockedBy"));
  let before = 0;
  while (before < found.size) {
    before = found.size;
    for (const model of models) if (isPersonal(model)) found.add(model.name);
  }
  return [...found].sort();
}

test("S64 S65 every table with rows about a person is one feature's, which exports and erases them", () => {
  const claimed = personalData.flatMap(({ tables }) => tables);
  expect(claimed.toSorted()).toEqual(personalTables());
  expect(claimed.length).toBeGreaterThan(15);
});

test("S-17.11 every column that names a stored file is one feature's, so that the sweep knows the file", () => {
  const columns = models.flatMap(({ name: model, fields }) =>
    fields.filter(({ name }) => /path$/i.test(name)).map(({ name }) => `${model}.${name}`),
  );
  expect(storedPaths.flatMap((part) => part.columns).toSorted()).toEqual(columns.toSorted());
  expect(columns.length).toBeGreaterThan(2);
});

test("every folder of features/ is in the list", () => {
  const folders = readdirSync(join(import.meta.dirname, "../features"));
  expect(features.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
});
