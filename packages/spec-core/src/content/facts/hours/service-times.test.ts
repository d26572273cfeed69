import { expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { buildSpec } from "../../../spec/build-spec.ts";
import { context } from "../../../spec/forms.fixture.ts";
import { publicWords } from "../../public-words.ts";
import { described, factsOf } from "../facts.fixture.ts";

const plumber =
  "Emergency call-out 24/7 on 01392 496055, usually there within the hour. Office Mon-Fri 7.30am to 5pm, office line 01392 496050.";

it.each([
  [plumber, ["Emergency call-out", ""]],
  ["24-hour emergency call-out on 0113 496 0123. Shop open Tue-Sat 10am-4pm.", ["emergency call-out", ""]],
  ["Office Mon-Fri 9-5 but the emergency line is 24/7.", ["", "emergency line"]],
  ["Out-of-hours service 0113 496 0123 (24/7), showroom Mon-Sat 9am-5pm.", ["Out-of-hours service", ""]],
  ["We run a helpline (0800 496 0123, every day 4pm to 10pm) and summer camps.", ["helpline"]],
  ["Notdienst rund um die Uhr, Büro Mo-Fr 8-16 Uhr.", ["Notdienst", ""]],
  ["24/7 emergency locksmith in Leeds.", [""]],
  ["Open Mon-Sat 9-5.30. There's a small café too, scones mostly, open 10 to 4 every day.", ["", "café"]],
  ["We also have a tea room, open Sat and Sun 11-4. The nursery is open daily 9-5.", ["tea room", ""]],
  ["There's a small café too, scones mostly, open 10 to 4 every day.", [""]],
  ["We have a café in Leeds, open Mon-Fri 8-3. Closed Sat.", [""]],
  ["Open Mon-Fri 9-5. We do emergency repairs, shop Sat 9-1.", ["", ""]],
])("C-30.126 times of a service in '%s' are not those of the business: %j", (text, services) => {
  expect(factsOf("hours", text, "GB").map(({ about }) => about)).toEqual(services);
});

it("C-30.136 the opening hours on the site do not include those of a call-out", () => {
  const wordChoices = publicWords(described(plumber, "GB")).facts.map(({ id }) => ({ id, print: true }));
  const formData = {
    description: plumber,
    pages: ["Home", "Contact"],
    contact: { country: "GB" },
    wordChoices,
  };
  const { businessInfo } = buildSpec(onboardingSchema.parse({ formData }), context);
  expect(businessInfo.openingHours).toBe("Mon-Fri 7.30am to 5pm");
});

it.each([
  [plumber, ["emergency", ""]],
  ["Emergencies day and night 24/7, ring 07700 900123.", [""]],
  ["We are there in any emergency 24 / 7 on 07700 900123.", ["emergency"]],
  ["No emergencies. Phone 01392 496055.", [""]],
])(
  "C-30.127 the words before a number in '%s' say what it is for, also beside '24/7': %j",
  (text, labels) => {
    expect(factsOf("phone", text, "GB").map(({ about }) => about)).toEqual(labels);
  },
);
