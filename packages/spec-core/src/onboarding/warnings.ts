import { siteHost } from "../sitemap/site-host.ts";
import { socialNetworks } from "./form-data.ts";
import { issueAt, type OnboardingIssue } from "./issue.ts";
import { isNoAnswer } from "./no-answer.ts";
import type { Onboarding } from "./schema.ts";
import { isUnclearLink, unclearLinkText } from "./social-links.ts";
import { undecided } from "./toggles.ts";
import { roleOf } from "./uploaded-file.ts";
import { warningTexts } from "./validation-texts.ts";

function unanswered({ formData }: Onboarding): OnboardingIssue[] {
  const names = ["websiteName", "competitors", "timeline", "budget", "tone"] as const;
  return names
    .filter((name) => {
      const answer = formData[name].trim();
      return answer === "" || (name === "websiteName" && answer === undecided);
    })
    .map((name) => issueAt(["formData", name], warningTexts[name]));
}

const socialLinks = ({ formData }: Onboarding): OnboardingIssue[] =>
  socialNetworks
    .filter((network) => isUnclearLink(network, formData.socialMedia[network]))
    .map((network) => issueAt(["formData", "socialMedia", network], unclearLinkText(network)));

/** Whether a domain is meant that no host can be read from, so that the site's addresses are made without it. */
const isUnclearDomain = (domainName: string): boolean =>
  siteHost({ domainName, websiteName: "", host: "" }) === "";

function domain({ hasDomain, domainName }: Onboarding["formData"]): OnboardingIssue[] {
  if (!hasDomain) return [];
  if (isNoAnswer(domainName.trim())) return [issueAt(["formData", "domainName"], warningTexts.domainName)];
  return isUnclearDomain(domainName) ? [issueAt(["formData", "domainName"], warningTexts.unclearDomain)] : [];
}

function legal({ formData }: Onboarding): OnboardingIssue[] {
  const issues = domain(formData);
  if (formData.hasHosting && formData.hostingProvider.trim() === "")
    issues.push(issueAt(["formData", "hostingProvider"], warningTexts.hostingProvider));
  if (!formData.ndaAccepted) issues.push(issueAt(["formData", "ndaAccepted"], warningTexts.nda));
  return issues;
}

function files({ formData, uploadedFiles }: Onboarding): OnboardingIssue[] {
  const logo = uploadedFiles.some((file) => roleOf(file) === "logo")
    ? []
    : [issueAt(["uploadedFiles"], warningTexts.logo)];
  const waiting = uploadedFiles.flatMap((file, index) =>
    file.isTemporary ? [issueAt(["uploadedFiles", index], warningTexts.notUploaded(file.name))] : [],
  );
  const ids = new Set(uploadedFiles.map((file) => file.id));
  const lost = formData.contentDocuments.flatMap(({ id, name }, index) =>
    ids.has(id) ? [] : [issueAt(["formData", "contentDocuments", index], warningTexts.missingDocument(name))],
  );
  return [...logo, ...waiting, ...lost];
}

/** Open answers that do not block a submit. */
export function onboardingWarnings(onboarding: Onboarding): OnboardingIssue[] {
  const sections = Object.values(onboarding.layoutSections).some(Boolean)
    ? []
    : [issueAt(["layoutSections"], warningTexts.sections)];
  return [
    ...unanswered(onboarding),
    ...socialLinks(onboarding),
    ...sections,
    ...files(onboarding),
    ...legal(onboarding),
  ];
}
