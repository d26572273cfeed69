import { Field, Select } from "@sitewright/ui";
import { countryCodes } from "../../lib/countries/country-codes.ts";
import { countryName } from "../../lib/wizard/answer-words.ts";
import { fieldIdOf, setDetail, useDetail } from "./detail-answers.ts";
import { detailTexts as texts } from "./detail-texts.ts";

const order = new Intl.Collator("en").compare;

/** Every country by its English name; a stored value that is off the list stays selectable. */
function countries(chosen: string): (readonly [code: string, name: string])[] {
  const codes = chosen === "" || countryCodes.includes(chosen) ? countryCodes : [chosen, ...countryCodes];
  return codes.map((code) => [code, countryName(code)] as const).sort(([, a], [, b]) => order(a, b));
}

/** The business's country; the list is rendered once its fold is open. */
export function CountryChoice({ isDrawn }: { isDrawn: boolean }) {
  const code = useDetail("contact.country");
  const listed = isDrawn ? countries(code) : [[code, countryName(code)] as const];
  return (
    <Field id={fieldIdOf("contact.country")} label={texts.country} hint={texts.countryHint}>
      <Select
        name="contact.country"
        autoComplete="country"
        value={code}
        onChange={(event) => setDetail("contact.country", event.target.value)}
      >
        <option value="">{texts.noCountry}</option>
        {listed
          .filter(([listedCode]) => listedCode !== "")
          .map(([listedCode, name]) => (
            <option key={listedCode} value={listedCode}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  );
}
