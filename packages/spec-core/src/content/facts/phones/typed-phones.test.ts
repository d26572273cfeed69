import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

const phones = (phone: string, country = "GB") =>
  publicWords(formDataSchema.parse({ contact: { phone, country } }))
    .facts.filter(({ kind }) => kind === "phone")
    .map(({ text, about, isConfirmed }) => `${text}|${about}|${isConfirmed}`);

it.each<[string, string, string[]]>([
  ["07700 900418 (me) or Tom 07700 900762", "GB", ["07700 900418||true", "07700 900762|Tom|true"]],
  ["509-555-0118 (Donna), Cody 509-555-0164", "US", ["509-555-0118|Donna|true", "509-555-0164|Cody|true"]],
  ["01632 960274 / 07700 900418", "GB", ["01632 960274||true", "07700 900418||true"]],
  [
    "workshop: 01632 960274, mobile: 07700 900418",
    "GB",
    ["01632 960274|workshop|true", "07700 900418|mobile|true"],
  ],
])("several numbers in the field for one are several: '%s'", (answer, country, wanted) => {
  expect(phones(answer, country)).toEqual(wanted);
});

it.each(["01632 960274", "01632 960274 (also WhatsApp)", "01632 960274 ext. 12", "1-800-FLOWERS"])(
  "one number stays as it is typed: '%s'",
  (answer) => {
    expect(phones(answer)).toHaveLength(1);
    expect(phones(answer)[0]).toContain(answer);
  },
);
