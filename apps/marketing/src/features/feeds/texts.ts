import type { PostSummary } from "@sitewright/articles";
import { type Brand, priceText } from "@sitewright/brand";
import { articlePath, paths } from "../../lib/paths.ts";

/**
 * Crawlers may read everything but pages behind the sign-in and links for one person; of the calls they may read the
 * pictures of posts and the description of the API. The longest matching rule counts (RFC 9309, section 2.2.2).
 */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /api/news/pictures/",
    "Allow: /api/openapi.json",
    "Disallow: /app",
    "Disallow: /admin",
    "Disallow: /profile/",
    "Disallow: /unsubscribe/",
    "Disallow: /newsletter/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");

const item = (name: string, address: string, text: string) => `- [${name}](${address}): ${text}`;

/** Brackets and line ends in a title would end the link. */
const plain = (text: string) => text.replace(/[[\]\s]+/g, " ").trim();

/** A summary of the agency with links, for language models (llmstxt.org). */
export function llms({
  brand,
  posts,
  origin,
}: {
  brand: Brand;
  posts: readonly PostSummary[];
  origin: string;
}): string {
  const { address, email, hours } = brand.contact;
  return [
    `# ${brand.productName}`,
    "",
    `> ${brand.tagline} A web agency in ${address.lines.join(", ")} that turns a client's answers into a project specification, and builds the website from it.`,
    "",
    `Write to ${email}. ${hours.map(({ label }) => label).join(", ")}.`,
    "",
    "## What we offer",
    "",
    ...brand.services.map(({ name, summary, price }) => `- ${name}, ${priceText(price)}: ${summary}`),
    "",
    "## Pages",
    "",
    item(
      "Pricing",
      `${origin}${paths.pricing}`,
      "plans by the month and by the year, add-ons, a sample quote",
    ),
    item("AI chatbots", `${origin}${paths.chatbots}`, "what they do and do not do, and what they work with"),
    item(
      "Help Center",
      `${origin}${paths.help}`,
      "answers about beginning, paying, cancelling, faults and accounts",
    ),
    item("About", `${origin}${paths.about}`, "how we work, and who does"),
    item("Contact", `${origin}${paths.contact}`, "a form, the telephone, the address and the opening hours"),
    item("News", `${origin}${paths.news}`, "articles with figures from our own data and code"),
    item("Start a project", `${origin}${paths.start}`, "nine steps, free; they begin with an account"),
    item("API", `${origin}/api/openapi.json`, "every call as OpenAPI 3.1"),
    "",
    "## Articles",
    "",
    ...posts.map((post) =>
      item(plain(post.title), `${origin}${articlePath(post.slug)}`, plain(post.excerpt)),
    ),
    "",
    "## Optional",
    "",
    item("Full texts", `${origin}/news/feed.json`, "the newest articles as JSON Feed"),
    item("Privacy policy", `${origin}${paths.privacy}`, "what is stored, and for how long"),
    item("Terms of service", `${origin}${paths.terms}`, "what is agreed"),
    "",
  ].join("\n");
}
