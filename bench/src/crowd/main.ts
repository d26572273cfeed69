// npm run seed -- DATABASE_URL: fills an empty database with a hundred thousand clients, so that lists
// can be viewed and measured.
import { join } from "node:path";
import { migrate, openDatabase } from "../../../apps/api/src/db/open.ts";
import { databaseTarget, describeTarget } from "../../../apps/api/src/db/target.ts";
import { fillingPatience, fillWithCrowd } from "./fill.ts";
import { fullCrowd } from "./rows.ts";

const url = process.argv.at(2);
const migrations = join(import.meta.dirname, "../../../apps/api/prisma/migrations");

if (url === undefined) {
  console.error("Name the database: npm run seed -- file:/tmp/crowd.db, or postgresql://…");
  process.exit(2);
}
const target = databaseTarget(url);
await migrate(target, migrations, new Date());
const database = openDatabase(target, fillingPatience);
try {
  if ((await database.db.project.count()) > 0)
    throw new Error("There are projects in this database: a crowd needs one of its own.");
  const start = performance.now();
  await fillWithCrowd(database, fullCrowd);
  console.log(
    `${describeTarget(target)} holds a crowd, after ${Math.round((performance.now() - start) / 1000)} s.`,
  );
} finally {
  await database.close();
}
