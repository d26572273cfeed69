import { brand } from "@sitewright/brand";
import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { buildSpec, type Spec } from "@sitewright/spec-core/spec";
import type { ComposedProject } from "./mails.ts";

/** A client's answers and what was built from them, with the columns that lists show. */
export interface BuiltProject {
  businessName: string;
  industry: string;
  pageCount: number;
  onboarding: string;
  spec: Spec;
  summary: ComposedProject["summary"];
}

interface BuildContext {
  now: Date;
  /** Gives new random ids. */
  id: () => string;
  fontKitUrl: string | undefined;
}

/** Builds the specification from checked answers. */
export function buildProject(onboarding: Onboarding, { now, id, fontKitUrl }: BuildContext): BuiltProject {
  const kit = fontKitUrl === undefined ? {} : { fontKitUrl };
  const spec = buildSpec(onboarding, { now, id, product: brand.productName, host: brand.host, ...kit });
  const { industry } = spec.businessInfo;
  const { pages, customPages, businessName, timeline, budget } = onboarding.formData;
  return {
    businessName: businessName.trim(),
    industry,
    pageCount: spec.projectRequirements.scope.totalPages,
    onboarding: JSON.stringify(onboarding),
    spec,
    summary: { industry, pages: [...pages, ...customPages], timeline, budget },
  };
}
