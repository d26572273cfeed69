import { limits } from "@sitewright/spec-core/onboarding";
import { Input, Textarea } from "@sitewright/ui";
import type { ComponentProps } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";

type LineName = "businessName" | "niche";
type ParagraphName = "description" | "audience" | "competitors";

/** A one-line answer, stored as typed. */
export function LineAnswer({ name, ...rest }: { name: LineName } & ComponentProps<"input">) {
  const value = useWizard((state) => state.onboarding.formData[name]);
  return (
    <Input
      {...rest}
      name={name}
      value={value}
      maxLength={limits.shortTextMax}
      onChange={(event) => wizard.updateForm({ [name]: event.target.value })}
    />
  );
}

/** A paragraph, stored as typed. */
export function ParagraphAnswer({ name }: { name: ParagraphName }) {
  const value = useWizard((state) => state.onboarding.formData[name]);
  return (
    <Textarea
      name={name}
      value={value}
      maxLength={limits.longTextMax}
      onChange={(event) => wizard.updateForm({ [name]: event.target.value })}
    />
  );
}
