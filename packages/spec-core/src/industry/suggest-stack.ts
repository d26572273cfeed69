import { type Capability, capabilitiesOf } from "./capabilities.ts";
import type { SuggestionInput } from "./suggest.ts";

/** A technical stack for the site. */
export interface StackSuggestion {
  /** Static files; static files with hosted services; or an application server. */
  readonly approach: "static" | "static-with-services" | "application";
  readonly requiresBackend: boolean;
  readonly frontend: readonly string[];
  readonly backend: readonly string[];
  readonly hosting: readonly string[];
  /** The reasons, one sentence each. */
  readonly reasons: readonly string[];
}

const services: Readonly<Partial<Record<Capability, { readonly part: string; readonly reason: string }>>> = {
  leads: {
    part: "Form service, or one serverless function, that mails inquiries",
    reason: "Inquiries have to reach a mailbox, which plain files cannot do.",
  },
  blog: {
    part: "Markdown files or a git-based content editor",
    reason: "Articles are added by someone who does not write code.",
  },
  support: {
    part: "Form service that routes requests; search index built with the site",
    reason: "Support requests have to reach the right person.",
  },
  education: {
    part: "Video host with captions",
    reason: "Lessons are heavy media that a small host should not serve.",
  },
  store: {
    part: "Shop system with a payment provider's checkout (card data never touches the site)",
    reason: "Stock, orders and payments need a server that keeps them.",
  },
  booking: {
    part: "Booking service or calendar with an API",
    reason: "Two visitors must not get the same time, so a server has to decide.",
  },
  community: {
    part: "Membership or newsletter service with confirmed opt-in",
    reason: "Members' data needs accounts and storage.",
  },
};

const editor = {
  part: "Git-based content editor for the parts that the client changes",
  reason: "The client changes parts of the site without the agency.",
};

const backendWishes: readonly Capability[] = ["store", "booking", "community"];

const privacyReason =
  "Personal data is sensitive in this trade: collect little, encrypt it, keep it in one place.";

const frontendFor = (tone: string): string[] => {
  const base = ["Semantic HTML5", "Modern CSS with custom properties", "Small ES modules, no framework"];
  return tone === "Fun" || tone === "Bold" || tone === "Modern"
    ? [...base, "CSS transitions and scroll-driven effects, off with prefers-reduced-motion"]
    : base;
};

/** The simplest stack with the capabilities that the goals require. */
export function suggestStack({
  industry,
  tone,
  goals,
  editsAlone = false,
}: SuggestionInput): StackSuggestion {
  const wishes = capabilitiesOf(goals);
  const requiresBackend = wishes.some((wish) => backendWishes.includes(wish));
  const hasEditor = editsAlone && !wishes.includes("blog");
  const parts = [...wishes.flatMap((wish) => services[wish] ?? []), ...(hasEditor ? [editor] : [])];
  const isSensitive = ["Healthcare", "Finance", "Legal Services"].includes(industry);
  const approach = requiresBackend ? "application" : parts.length > 0 ? "static-with-services" : "static";
  return {
    approach,
    requiresBackend,
    frontend: frontendFor(tone),
    backend: parts.map(({ part }) => part),
    hosting: requiresBackend
      ? [
          "Managed hosting with HTTPS, daily backups and a database",
          "Content delivery network for images and files",
        ]
      : ["Static hosting with HTTPS and a content delivery network"],
    reasons: [
      ...(parts.length > 0
        ? parts.map(({ reason }) => reason)
        : ["Nothing on the site needs a server: plain files are the fastest and safest."]),
      ...(isSensitive ? [privacyReason] : []),
    ],
  };
}
