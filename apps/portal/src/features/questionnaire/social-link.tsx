import { limits, onboardingWarnings, type SocialNetwork } from "@sitewright/spec-core/onboarding";
import { Field, Input } from "@sitewright/ui";
import { useState } from "react";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { questionnaireTexts as texts } from "./texts.ts";

/** One address as typed. Where it is no valid link, a hint is shown after the field loses the focus. */
export function SocialLink({ network }: { network: SocialNetwork }) {
  const id = `formData.socialMedia.${network}`;
  const socialMedia = useWizard((state) => state.onboarding.formData.socialMedia);
  const remark = useWizard(
    ({ onboarding }) => onboardingWarnings(onboarding).find(({ path }) => path === id)?.message,
  );
  const [isWarningShown, setIsWarningShown] = useState(remark !== undefined);
  return (
    <Field
      id={id}
      label={
        <>
          {texts.networks[network]} <PlaceLetter id={id} className="mx-1" />
        </>
      }
      warning={isWarningShown && remark !== undefined ? remark : ""}
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
        onBlur={() => setIsWarningShown(remark !== undefined)}
        onChange={(event) =>
          wizard.updateForm({ socialMedia: { ...socialMedia, [network]: event.target.value } })
        }
      />
    </Field>
  );
}
