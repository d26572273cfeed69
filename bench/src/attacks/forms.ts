import { randomUUID } from "node:crypto";
import { createProject } from "@sitewright/contracts";
import type { OnboardingInput } from "@sitewright/spec-core/onboarding";
import { fullForm } from "../../../packages/spec-core/src/spec/forms.fixture.ts";
import type { Attack } from "./attack.ts";
import { type AttackResponse, type Client, newClient, sendJson, tally } from "./client.ts";
import type { Target } from "./target.ts";

const submitsMax = 300;
// The longest lengths that the schema accepts: a line, a paragraph, entries of a list.
const line = (unit: string): string => unit.repeat(Math.floor(200 / unit.length));
const paragraph = (unit: string): string => unit.repeat(Math.floor(5000 / unit.length));
const list = (unit: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${line(unit).slice(0, 196)}${index}`);

/**
 * Characters whose code points are far apart and unsorted, so that each costs Punycode (RFC 3492) a long
 * step.
 */
const ideographs = Array.from({ length: 200 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
).join("");

/** A form that can be submitted without any stored file. */
export const submittable: OnboardingInput = {
  ...fullForm,
  formData: { ...fullForm.formData, contentDocuments: [] },
  uploadedFiles: [],
};

/** The form with one text in every field, repeated up to the field's length limit. */
function filledWith(unit: string): OnboardingInput {
  const one = line(unit);
  const many = paragraph(unit);
  const { socialMedia } = fullForm.formData;
  const formData = {
    ...submittable.formData,
    businessName: one,
    websiteName: one,
    description: many,
    niche: one,
    audience: many,
    competitors: many,
    contentNotes: many,
    domainName: one,
    hostingProvider: one,
    goals: list(unit, 50),
    customPages: list(unit, 100),
    socialMedia: Object.fromEntries(Object.keys(socialMedia).map((network) => [network, one])),
  };
  return { ...submittable, formData };
}

/** Submits a form for a client. */
export const submit = (target: Target, { headers }: Client, form: OnboardingInput): Promise<AttackResponse> =>
  sendJson(target, {
    path: createProject.path,
    body: Buffer.from(JSON.stringify(form)),
    headers: { ...headers, "idempotency-key": randomUUID() },
  });

const hostileForm = (title: string, unit: string): Attack => ({
  title,
  async prepare(target) {
    const client = await newClient(target);
    const form = filledWith(unit);
    return async () => ({ answers: tally([await submit(target, client, form)]) });
  },
});

/** Submitting many forms, and forms whose specification is costly to build. */
export const formAttacks: readonly Attack[] = [
  {
    title: `submits in a row until one is refused, at most ${submitsMax}`,
    async prepare(target) {
      const client = await newClient(target);
      return async () => {
        const answers: AttackResponse[] = [];
        do answers.push(await submit(target, client, submittable));
        while (answers.at(-1)?.status === 201 && answers.length < submitsMax);
        return { answers: tally(answers) };
      };
    },
  },
  hostileForm("a form full of `ﷺ`", "\uFDFA"),
  hostileForm("a form of names that become Punycode", ideographs),
  hostileForm("a form of words of one grapheme", `a${"\u0301".repeat(199)}`),
];
