import { limits, socialNetworks } from "@sitewright/spec-core/onboarding";
import { Field, Input } from "@sitewright/ui";
import { PlaceLetter } from "../../components/place-letter/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { questionnaireTexts as texts } from "../../texts/questionnaire.ts";

/** Where else the business can be found: six addresses, all optional. */
export function SocialLinks() {
  const socialMedia = useWizard((state) => state.onboarding.formData.socialMedia);
  return (
    <div className="grid gap-s-4 phone:grid-cols-2">
      {socialNetworks.map((network) => (
        <Field
          key={network}
          id={`formData.socialMedia.${network}`}
          label={
            <>
              {texts.networks[network]}{" "}
              <PlaceLetter id={`formData.socialMedia.${network}`} className="mx-1" />
            </>
          }
          optional
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            name={network}
            placeholder="https://"
            value={socialMedia[network]}
            maxLength={limits.shortTextMax}
            onChange={(event) =>
              wizard.updateForm({ socialMedia: { ...socialMedia, [network]: event.target.value } })
            }
          />
        </Field>
      ))}
    </div>
  );
}
