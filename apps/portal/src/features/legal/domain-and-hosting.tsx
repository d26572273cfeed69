import { Field, Input, Switch } from "@sitewright/ui";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { flip } from "../../lib/wizard/switches.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { DomainName } from "./domain-name.tsx";
import { legalTexts } from "./texts.ts";

/** The domain and hosting that the client already has; a name is cleared and restored with its switch. */
export function DomainAndHosting() {
  const form = useWizard((state) => state.onboarding.formData);
  const errors = useWizard((state) => state.errors);
  return (
    <StepSection title={legalTexts.domainAndHosting}>
      <div className="wrap-anywhere grid divide-y divide-line border-line border-y [&>div]:grid [&>div]:gap-3 [&>div]:py-s-4">
        <div>
          <Switch
            id="formData.hasDomain"
            label={<span className="font-[600]">{legalTexts.hasDomain}</span>}
            checked={form.hasDomain}
            onChange={() => flip("domain")}
          />
          {form.hasDomain && <DomainName />}
        </div>
        <div>
          <Switch
            id="formData.hasHosting"
            label={<span className="font-[600]">{legalTexts.hasHosting}</span>}
            checked={form.hasHosting}
            onChange={() => flip("hosting")}
          />
          {form.hasHosting && (
            <Field
              id="formData.hostingProvider"
              label={legalTexts.hostingProvider}
              hint={legalTexts.hostingHint}
              error={errors["formData.hostingProvider"]}
            >
              <Input
                value={form.hostingProvider}
                maxLength={200}
                onChange={(event) => wizard.updateForm({ hostingProvider: event.currentTarget.value })}
              />
            </Field>
          )}
        </div>
        <div>
          <Switch
            id="formData.hostingHelp"
            label={<span className="font-[600]">{legalTexts.hostingHelp}</span>}
            detail={legalTexts.hostingHelpDetail}
            checked={form.hostingHelp}
            onChange={(event) => wizard.updateForm({ hostingHelp: event.currentTarget.checked })}
          />
        </div>
      </div>
    </StepSection>
  );
}
