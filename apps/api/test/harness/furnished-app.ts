import type { StaffRole } from "@sitewright/contracts";
import type { Browser } from "./browser.ts";
import { createObjects, type Objects } from "./endpoint-objects.ts";
import { annEmail } from "./endpoint-samples.ts";
import { createTestApp, type Installation, prepareInstallation, type TestApp } from "./test-app.ts";

/** The signed-in people: Ann, who owns the objects, another client, and a staff member of each role. */
export type Person = "subject" | "otherClient" | StaffRole;

interface Furnished {
  installation: Installation;
  objects: Objects;
  cookies: Record<Person, string | undefined>;
}

async function furnish(app: TestApp): Promise<Omit<Furnished, "installation">> {
  const ann = await app.signUp(annEmail);
  const objects = await createObjects(app, ann);
  const cookies = {
    subject: ann.cookie,
    otherClient: (await app.signUp("bob@forge.example")).cookie,
    editor: (await app.signInAs("editor")).cookie,
    builder: (await app.signInAs("builder")).cookie,
    manager: (await app.signInAs("manager")).cookie,
    owner: (await app.signInAsOwner()).cookie,
  };
  return { objects, cookies };
}

/** Created at the first use in each worker: sign-ups and objects take ten times as long as a copy. */
let furnished: Promise<Furnished> | undefined;

async function prepare(): Promise<Furnished> {
  const { installation, prepared } = await prepareInstallation(furnish);
  return { installation, ...prepared };
}

/** An application where Ann has one of everything that calls can be about. */
export interface FurnishedApp {
  app: TestApp;
  objects: Objects;
  /** A browser in which this person is signed in. */
  as: (person: Person) => Browser;
}

/** A furnished application only for the running test. */
export async function createFurnishedApp(
  overrides?: Parameters<typeof createTestApp>[0],
): Promise<FurnishedApp> {
  furnished ??= prepare();
  const { installation, objects, cookies } = await furnished;
  const app = await createTestApp(overrides, installation);
  const as = (person: Person): Browser => Object.assign(app.open(), { cookie: cookies[person] });
  return { app, objects, as };
}
