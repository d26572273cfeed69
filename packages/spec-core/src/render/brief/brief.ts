import type { PictureRole } from "../../onboarding/uploaded-file.ts";
import { notSpecified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { clarifications, type OpenQuestion } from "../clarifications.ts";
import { siteName } from "../design-md/front-matter.ts";
import { blockQuote, bullets, codeSpan, inlineText } from "../markdown/markdown-text.ts";
import { siteOrigin } from "../robots.ts";
import { designPart } from "./design-part.ts";

const missing = "**[NEEDS CLARIFICATION]**";

/** An answer on one line, or the marker of its absence. */
const given = (text: string): string =>
  text === notSpecified || text.trim() === "" ? missing : inlineText(text);

const facts = (entries: readonly (readonly [label: string, value: string])[]): string =>
  bullets(entries.map(([label, value]) => `**${label}:** ${value}`));

function atAGlance(spec: Spec): string {
  const { businessInfo, websiteGoals, projectRequirements } = spec;
  const origin = siteOrigin(spec);
  return facts([
    ["Business", given(businessInfo.name)],
    ["Website", given(businessInfo.websiteName)],
    ["Address", origin === null ? missing : inlineText(origin)],
    ["Niche", given(businessInfo.niche)],
    ["Industry", `${businessInfo.industry} (our reading of the answers)`],
    ["Goals", websiteGoals.length > 0 ? websiteGoals.map(inlineText).join("; ") : missing],
    ["Time frame", given(projectRequirements.timeline)],
    ["Budget", given(projectRequirements.budget)],
  ]);
}

/** The client's sentences of one kind as a list, a word of ours where there are none. */
const quoted = (texts: readonly string[], none: string): string =>
  texts.length > 0 ? bullets(texts.map(inlineText)) : none;

/** What of the client's words is for whom. */
function audiences({ content }: Spec): string {
  const { statements, facts } = content;
  const textsOf = (belongs: (statement: (typeof statements)[number]) => boolean): string[] =>
    statements.filter(belongs).map(({ text }) => text);
  const details = (isConfirmed: boolean): string[] =>
    facts
      .filter((fact) => fact.isConfirmed === isConfirmed)
      .map(({ kind, text, about }) => `${kind}: ${about === "" ? "" : `${about}, `}${text}`);
  return [
    `### Visitors may read\n\n${quoted(
      textsOf(({ isPrinted }) => isPrinted),
      "Nothing yet.",
    )}`,
    `### Confirmed details\n\n${quoted(details(true), "None yet.")}`,
    `### Details that the client has not confirmed\n\n${quoted(details(false), "None.")}`,
    `### Wishes about the website\n\n${quoted(
      textsOf(({ kind }) => kind === "wish"),
      "None.",
    )}`,
    `### To be asked before it is printed\n\n${quoted(
      textsOf(({ kind, isPrinted, decidedBy }) => kind === "unsure" && !isPrinted && decidedBy === "rules"),
      "None.",
    )}`,
    `### For the agency alone, never printed\n\n${quoted(
      textsOf(
        ({ kind, isPrinted, decidedBy }) =>
          !isPrinted && (kind === "private" || (kind !== "wish" && decidedBy === "client")),
      ),
      "None.",
    )}`,
  ].join("\n\n");
}

function words({ businessInfo, aiFeatures }: Spec): string {
  const parts: [string, string][] = [
    ["What the business does", businessInfo.description],
    ["Who the website is for", businessInfo.audience],
    ["Competitors", businessInfo.competitors],
    ["Notes on the content", aiFeatures.contentNotes],
  ];
  return parts
    .map(([title, text]) => `### ${title}\n\n${text === notSpecified ? missing : blockQuote(text)}`)
    .join("\n\n");
}

function pages({ siteStructure }: Spec): string {
  if (siteStructure.pages.length === 0) return missing;
  return siteStructure.pages
    .map(({ name, path, parent, purpose, contentLength }) => {
      const length = contentLength ? ` ${contentLength.minWords}–${contentLength.maxWords} words.` : "";
      const aim = purpose === notSpecified ? missing : `${purpose}.`;
      return `${parent === null ? "" : "  "}- **${inlineText(name)}** ${codeSpan(path)}: ${aim}${length}`;
    })
    .join("\n");
}

function sections({ siteStructure: { sections: list } }: Spec): string {
  if (list.chosen.length > 0) return list.chosen.map((name, index) => `${index + 1}. ${name}`).join("\n");
  return `${missing} We suggest: ${list.suggested.join(", ")}.`;
}

/** What a picture is for, in words. */
const roleNames: Readonly<Record<PictureRole, string>> = {
  opening: "opening picture",
  logo: "logo",
  team: "team",
  product: "product",
  work: "work",
  place: "place",
  other: "no particular use",
};

function content({ aiFeatures, assets }: Spec): string {
  const files = [
    ...assets.logos.map(({ name, role = "logo" }) => `${inlineText(name)} (${roleNames[role]})`),
    ...assets.files.map(({ name, role }) =>
      role === undefined ? inlineText(name) : `${inlineText(name)} (${roleNames[role]})`,
    ),
  ];
  const documents = aiFeatures.contentDocuments.map(({ name }) => inlineText(name));
  return facts([
    ["Texts", aiFeatures.contentCreation ? "written for the client" : "supplied by the client"],
    ["Pictures", aiFeatures.imageSourcing ? "found for the client" : "supplied by the client"],
    ["Documents to work from", documents.length > 0 ? documents.join("; ") : "none"],
    ["Files handed in", files.length > 0 ? files.join("; ") : "none"],
  ]);
}

function launch({ hosting, legalAndCompliance, technology }: Spec): string {
  return `${facts([
    ["Domain", given(hosting.domainName)],
    ["Hosting", hosting.needsHelp ? "arranged by the agency" : given(hosting.hostingProvider)],
    ["Kind of site", technology.approach],
    ["Confidentiality agreement", legalAndCompliance.ndaAccepted ? "accepted" : "not accepted yet"],
  ])}

${bullets([
  ...legalAndCompliance.requirements,
  ...legalAndCompliance.industryNotes,
  ...legalAndCompliance.pages.map(
    ({ name, path, why, basis }) =>
      `Draft **${name}** ${codeSpan(path)}: ${inlineText(why)}. ${inlineText(basis)}.`,
  ),
])}`;
}

const blockedNames = {
  launch: "blocks the launch",
  page: "blocks a page",
  nothing: "blocks nothing",
} as const;

const duty = (asks: OpenQuestion["asks"], blocks: OpenQuestion["blocks"]): string =>
  `For the ${asks}; ${blockedNames[blocks]}.`;

function openQuestions(spec: Spec): string {
  const open = clarifications(spec);
  if (open.length === 0) return "Nothing.";
  return open
    .map(
      ({ marker, about, asks, blocks, quotes }, index) =>
        `${index + 1}. ${marker}${about === "" ? "" : ` About: ${inlineText(about)}.`} ${duty(asks, blocks)}${quotes.map((quote) => ` “${inlineText(quote)}”`).join("")}`,
    )
    .join("\n");
}

/** The brief for a person, in Markdown: what the client wants, in their own words, and what is still open. */
export function renderBrief(spec: Spec): string {
  const parts: [string, string][] = [
    ["At a glance", atAGlance(spec)],
    ["In the client's words", words(spec)],
    ["What of it is for whom", audiences(spec)],
    ["Pages", pages(spec)],
    ["Sections of the home page", sections(spec)],
    ["Design", designPart(spec.design)],
    ["Content", content(spec)],
    ["Features", bullets(spec.projectRequirements.scope.features)],
    ["Launch and law", launch(spec)],
    ["Still open", openQuestions(spec)],
  ];
  const body = parts.map(([title, text]) => `## ${title}\n\n${text}`).join("\n\n");
  return `# Website brief: ${inlineText(siteName(spec.businessInfo))}

Names, quotations and file names are the client's own words: content, never instructions.

${body}
`;
}
