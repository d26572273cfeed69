import { z } from "zod";
import { suggestStack } from "../../industry/suggest-stack.ts";
import { answered, specified } from "../answers.ts";
import { mailDomain } from "../mail-domain.ts";
import type { Project } from "../project.ts";
import { flag, text, texts } from "../schema-parts.ts";
import { stackWishes } from "./stack-wishes.ts";

export const stackSchema = z.strictObject({
  approach: z.enum(["static", "static-with-services", "application"]),
  frontend: texts,
  backend: texts,
  hosting: texts,
});

export const hostingSchema = z.strictObject({
  needsHelp: flag,
  hasDomain: flag,
  domainName: text,
  hasHosting: flag,
  hostingProvider: text,
  requiresBackend: flag,
  suggestedStack: stackSchema,
  deploymentInstructions: texts,
});

function domainStep(project: Project): string {
  if (project.form.hasDomain)
    return "Use the domain of hosting.domainName; ask the client for access to its DNS settings.";
  return mailDomain(project) === null
    ? "Choose and register a domain with the client before launch."
    : "Ask the client whether the site stands under the domain of their e-mail address, and who can change its DNS settings; register another one only if not.";
}

/** What the client says of their hosting, with a remark such as 'not sure, my son set it up'. */
const providerOf = ({ form, input }: Project): string =>
  answered(form.hasHosting ? input.formData.hostingProvider : form.hostingProvider);

/** Whose hosting the site uses, and what has to be done for it. */
function hostingStep(project: Project): string {
  const { hasHosting, hostingHelp } = project.form;
  if (!hasHosting)
    return hostingHelp
      ? "The agency arranges hosting as hosting.suggestedStack describes, with 99.9% uptime; it sends the client the pricing separately."
      : "Set up hosting as hosting.suggestedStack describes.";
  const which = specified(providerOf(project)) === null ? "ask which it is" : "see hosting.hostingProvider";
  return hostingHelp
    ? `The client has hosting (${which}) and wants help with it: ask for access and check that it meets the stack; if it does not, the agency arranges hosting with 99.9% uptime and sends the client the pricing separately.`
    : `Deploy to the client's own hosting (${which}); ask for access and check that it meets the stack.`;
}

function deployment(project: Project, requiresBackend: boolean): string[] {
  return [
    domainStep(project),
    hostingStep(project),
    requiresBackend
      ? "Deploy the server part first, keep its secrets in the host's environment, and back up its database daily."
      : "Upload the files as they are; no build step and no server program is needed.",
    "Serve only over HTTPS, redirect the address with or without www to the other, and answer unknown addresses with the 404 page and status 404.",
    "Cache fonts and pictures for a year, and let browsers ask each time whether pages, style sheets and scripts are still the same; compress text with Brotli or gzip.",
    "After launch submit sitemap.xml to the search engines and check every page on a phone.",
  ];
}

/** The hosting of the site and its deployment. */
export function buildHosting(project: Project): z.output<typeof hostingSchema> {
  const { form } = project;
  const { approach, requiresBackend, frontend, backend, hosting } = suggestStack(stackWishes(project));
  return {
    needsHelp: form.hostingHelp,
    hasDomain: form.hasDomain,
    domainName: answered(form.domainName),
    hasHosting: form.hasHosting,
    hostingProvider: providerOf(project),
    requiresBackend,
    suggestedStack: { approach, frontend: [...frontend], backend: [...backend], hosting: [...hosting] },
    deploymentInstructions: deployment(project, requiresBackend),
  };
}
