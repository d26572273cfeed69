import { expect, it } from "vitest";
import { ownNumbers } from "./own-numbers.ts";

it.each([
  ["PL", "NIP 856-734-62-15", ["NIP 856-734-62-15"]],
  ["PL", "KRS 0000123456, NIP 856-734-62-15", ["KRS 0000123456", "NIP 856-734-62-15"]],
  ["PL", "856-734-62-15", ["NIP 856-734-62-15"]],
  ["PL", "0000123456", ["Registration 0000123456"]],
  ["ES", "B12345674", ["NIF B12345674"]],
  ["ES", "CIF B12345674", ["CIF B12345674"]],
  ["IT", "00743110157", ["P.IVA 00743110157"]],
  ["PT", "500 697 256", ["NIF 500 697 256"]],
  ["NL", "KvK 68750110", ["KvK 68750110"]],
  ["GB", "08123456", ["Registration 08123456"]],
  ["DE", "DE118765432", ["Registration DE118765432"]],
  ["DE", "HRB 104772, Amtsgericht Bamberg", ["Registration HRB 104772, Amtsgericht Bamberg"]],
])("in %s '%s' is %j", (country, text, numbers) => {
  expect(ownNumbers(text, country).map(({ label, value }) => `${label} ${value}`)).toEqual(numbers);
});
