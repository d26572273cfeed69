import {
  type Design,
  designSchema,
  type NdaRecord,
  ndaActSchema,
  type SavedDesign,
} from "@sitewright/contracts";
import { fakeService, problem } from "./fake-service.ts";

/** A service that stores designs like the real one and can be disconnected; `log` lists the requested changes. */
export function fakeDesigns(stored: readonly Design[] = []) {
  let held: Promise<void> | null = null;
  const account = {
    isCut: false,
    max: 100,
    kept: [] as SavedDesign[],
    log: [] as string[],
    /** From now on, designs are stored at once, and their answers wait for `release`. */
    holdSaves() {
      let release = (): void => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return { release };
    },
  };
  const keep = (design: Design): SavedDesign => {
    const saved = { ...design, id: `${design.kind}-${design.name}`, createdAt: "2026-03-02T09:00:00.000Z" };
    account.kept = [...account.kept.filter(({ id }) => id !== saved.id), saved];
    return saved;
  };
  for (const design of stored) keep(design);
  const remove = (path: string) => {
    const id = decodeURIComponent(path.replace("/api/designs/", ""));
    account.log.push(`delete ${id}`);
    account.kept = account.kept.filter((design) => design.id !== id);
    return { status: 204 };
  };
  fakeService({
    "GET /api/designs": () => (account.isCut ? "offline" : { status: 200, body: { designs: account.kept } }),
    "POST /api/designs": async ({ body }) => {
      if (account.isCut) return "offline";
      if (account.kept.length >= account.max)
        return problem("quota-full", {
          detail: "An account keeps at most 100 palettes. Remove one first.",
        });
      const design = designSchema.parse(body);
      account.log.push(`save ${design.name}`);
      const saved = keep(design);
      await held;
      return { status: 201, body: saved };
    },
    ...Object.fromEntries(
      ["palette-Autumn", "palette-Winter", "fonts-House%20style", "palette-First%20idea"].map((id) => [
        `DELETE /api/designs/${id}`,
        ({ path }: { path: string }) => (account.isCut ? "offline" : remove(path)),
      ]),
    ),
  });
  return account;
}

/** A service that records agreement actions, and can be disconnected or refuse. */
export function fakeAgreements() {
  const account = {
    isCut: false,
    refusal: null as string | null,
    /** Newest first. */
    records: [] as NdaRecord[],
    hashes: [] as string[],
  };
  fakeService({
    "GET /api/agreements/nda": () =>
      account.isCut ? "offline" : { status: 200, body: { records: account.records } },
    "POST /api/agreements/nda": ({ body }) => {
      if (account.isCut) return "offline";
      if (account.refusal) return problem("version-conflict", { detail: account.refusal });
      const act = ndaActSchema.parse(body);
      account.hashes.push(act.textSha256);
      const record = {
        ...act,
        id: `record-${account.records.length + 1}`,
        signerName: "Anna Baker",
        signerEmail: "anna@bakehouse.example",
        createdAt: `2026-03-02T14:0${account.records.length}:00.000Z`,
      };
      account.records = [record, ...account.records];
      return { status: 201, body: record };
    },
  });
  return account;
}
