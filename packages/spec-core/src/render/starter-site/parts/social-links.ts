import type { SocialNetwork } from "../../../onboarding/form-data.ts";
import { isWebAddress } from "../../../spec/web-address.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

const labels: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
};

/** The profiles whose address is a URL. */
export const profileUrls = ({ site }: Pick<PageContext, "site">): { network: SocialNetwork; url: string }[] =>
  site.spec.siteStructure.socialLinks.filter(({ url }) => isWebAddress(url));

/** The links to the business's profiles; null if there are none. */
export function socialLinks(context: PageContext, label: string): Html | null {
  const profiles = profileUrls(context);
  if (profiles.length === 0) return null;
  return html`
    <ul class="social" aria-label="${label}">
      ${profiles.map(
        ({ network, url }) =>
          html`<li><a href="${url}" rel="me noopener"${context.mark(`formData.socialMedia.${network}`)}>${labels[network]}</a></li>`,
      )}
    </ul>`;
}
