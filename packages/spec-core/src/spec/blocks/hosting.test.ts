import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

type Answers = {
  readonly hasHosting: boolean;
  readonly hostingHelp: boolean;
  readonly hostingProvider: string;
};

const hostingOf = (formData: Answers) => buildSpec(onboardingSchema.parse({ formData }), context).hosting;

const arranged = /agency arranges hosting/;
const own = /client's own hosting|client has hosting/;

it.each<[Answers, RegExp]>([
  [
    { hasHosting: false, hostingHelp: true, hostingProvider: "" },
    /^The agency arranges hosting as hosting\.suggestedStack describes/,
  ],
  [{ hasHosting: false, hostingHelp: false, hostingProvider: "" }, /^Set up hosting as/],
  [
    { hasHosting: true, hostingHelp: false, hostingProvider: "Acme Hosting" },
    /^Deploy to the client's own hosting \(see hosting\.hostingProvider\)/,
  ],
  [
    { hasHosting: true, hostingHelp: true, hostingProvider: "" },
    /^The client has hosting \(ask which it is\) and wants help .* if it does not, the agency arranges/,
  ],
])("C-18.940 the instructions for %j say once whose hosting the site uses", (answers, expected) => {
  const { deploymentInstructions } = hostingOf(answers);
  const steps = deploymentInstructions.filter(
    (step) => arranged.test(step) || own.test(step) || step.startsWith("Set up hosting"),
  );
  expect(steps).toEqual([expect.stringMatching(expected)]);
});

it("C-18.941 what the client says of a provider that they do not know is kept", () => {
  const hostingProvider = "not sure, my nephew set it up";
  expect(hostingOf({ hasHosting: true, hostingHelp: true, hostingProvider }).hostingProvider).toBe(
    hostingProvider,
  );
});
