import { socialNetworks } from "../../onboarding/form-data.ts";
import { specified } from "../answers.ts";
import { standardBudget, standardTimeline } from "../blocks/project-requirements.ts";
import { countryName, isReadCountry } from "../country-name.ts";
import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { designAnswers } from "./design-answers.ts";
import { networkLabels } from "./labels.ts";
import { type SingleAnswer, singleChange } from "./single-answer.ts";

function businessAnswers({ businessInfo }: Spec): SingleAnswer[] {
  const at = (
    id: string,
    key: Exclude<keyof typeof businessInfo, "socialMedia" | "industryEvidence" | "industryConfidence">,
    label: string,
  ) => ({
    id: `business.${id}`,
    path: `businessInfo.${key}`,
    label,
    value: specified(businessInfo[key]),
  });
  return [
    at("name", "name", "Business name"),
    at("website-name", "websiteName", "Website name"),
    at("description", "description", "Description of the business"),
    at("niche", "niche", "Industry or niche"),
    at("audience", "audience", "Audience"),
    at("competitors", "competitors", "Competitors"),
    at("size", "businessSize", "Business size"),
    {
      ...at("country", "country", "Country"),
      choice: countryName(businessInfo.country),
      // The country was derived from the answers: its change is not the client's.
      ...(isReadCountry(businessInfo.country) ? { value: null } : {}),
    },
    at("hours", "openingHours", "Opening hours"),
    at("legal-form", "legalForm", "Legal form"),
    at("registration", "registrationNumber", "Registration number"),
    ...socialNetworks.map((network) => ({
      id: `social.${network}`,
      path: `businessInfo.socialMedia.${network}`,
      label: `${networkLabels[network]} link`,
      value: specified(businessInfo.socialMedia[network]),
    })),
  ];
}

function hostingAnswers({ hosting }: Spec): SingleAnswer[] {
  const at = (
    id: string,
    key: "needsHelp" | "hasDomain" | "domainName" | "hasHosting" | "hostingProvider",
  ) => ({
    id: `hosting.${id}`,
    path: `hosting.${key}`,
    value: typeof hosting[key] === "string" ? specified(hosting[key]) : hosting[key],
  });
  return [
    { ...at("help", "needsHelp"), label: "Help with hosting", states: ["now wanted", "no longer wanted"] },
    {
      ...at("own-domain", "hasDomain"),
      label: "Own domain",
      states: ["the client has one now", "the client has none any more"],
    },
    { ...at("domain-name", "domainName"), label: "Domain name" },
    {
      ...at("own-hosting", "hasHosting"),
      label: "Own hosting",
      states: ["the client has some now", "the client has none any more"],
    },
    { ...at("provider", "hostingProvider"), label: "Hosting provider" },
  ];
}

function projectAnswers({ projectRequirements, legalAndCompliance, aiFeatures }: Spec): SingleAnswer[] {
  const wanted = ["now wanted", "no longer wanted"] as const;
  const { timeline, budget } = projectRequirements;
  const chosen = (value: string, standard: string) => (value === standard ? null : specified(value));
  return [
    {
      id: "project.timeline",
      path: "projectRequirements.timeline",
      label: "Timeline",
      value: chosen(timeline, standardTimeline),
      choice: timeline,
    },
    {
      id: "project.budget",
      path: "projectRequirements.budget",
      label: "Budget",
      value: chosen(budget, standardBudget),
      choice: budget,
    },
    {
      id: "legal.nda",
      path: "legalAndCompliance.ndaAccepted",
      label: "Non-disclosure agreement (NDA)",
      value: legalAndCompliance.ndaAccepted,
      states: ["now accepted by the client", "the client’s acceptance withdrawn"],
    },
    {
      id: "content.creation",
      path: "aiFeatures.contentCreation",
      label: "Texts written with AI",
      value: aiFeatures.contentCreation,
      states: wanted,
    },
    {
      id: "content.notes",
      path: "aiFeatures.contentNotes",
      label: "Content notes",
      value: specified(aiFeatures.contentNotes),
    },
    {
      id: "content.pictures",
      path: "aiFeatures.imageSourcing",
      label: "Pictures found with AI",
      value: aiFeatures.imageSourcing,
      states: wanted,
    },
  ];
}

/** The client's private notes as one answer; the spec stores them sentence by sentence. */
function privateNotes({ content }: Spec): SingleAnswer {
  const notes = content.statements.filter(({ field }) => field === "onlyForUs").map(({ text }) => text);
  const value = specified(notes.join(" "));
  return {
    id: "content.only-for-us",
    path: "content.statements",
    label: "Only for us (notes to the agency, not printed)",
    value,
  };
}

const answersOf = (spec: Spec): SingleAnswer[] => [
  ...businessAnswers(spec),
  ...hostingAnswers(spec),
  ...projectAnswers(spec),
  privateNotes(spec),
  ...designAnswers(spec),
];

/** The changes of all answers that a spec contains once. */
export function singleChanges(a: Spec, b: Spec): SpecChange[] {
  const later = new Map(answersOf(b).map((entry) => [entry.id, entry]));
  const changes = answersOf(a).flatMap((before) => {
    const after = later.get(before.id);
    return after ? singleChange(before, after) : [];
  });
  // A template sets its category, and choosing another category removes the template.
  const hasOther = changes.some(({ id }) => id === "layout.template");
  return changes.filter(({ id }) => !(hasOther && id === "layout.category"));
}
