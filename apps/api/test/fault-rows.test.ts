import { expect, inject, test } from "vitest";
import { faults } from "../faults/faults.ts";
import { readMachine } from "../faults/machine.ts";
import { runFault } from "../faults/run-fault.ts";

const template = inject("databaseTemplate");
const postgresUrl = template.provider === "postgresql" ? template.serverUrl : undefined;
const setting = { provider: template.provider, storage: "disk", postgresUrl, isQuick: true } as const;
const machine = readMachine(postgresUrl !== undefined);

// The others, with as many rounds as they need, are `npm run faults`.
const quick = faults.filter(
  ({ testedOn = [], lacks }) => testedOn.includes(setting.provider) && lacks?.(machine) === undefined,
);

test.each(quick.map((fault) => [`${fault.id} ${fault.title}`, fault] as const))(
  "S-07.2 %s: what was acknowledged is there, once and whole",
  { timeout: 300_000 },
  async (_title, fault) => {
    const { acknowledged, lost, doubled, broken, wrong } = await runFault(fault, setting);
    expect({ lost, doubled, broken, wrong }).toEqual({ lost: [], doubled: [], broken: [], wrong: [] });
    expect(acknowledged).toBeGreaterThan(0);
  },
);
