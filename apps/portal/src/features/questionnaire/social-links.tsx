import { socialNetworks } from "@sitewright/spec-core/onboarding";
import { SocialLink } from "./social-link.tsx";

/** The business's social profiles: six addresses, all optional. */
export function SocialLinks() {
  return (
    <div className="grid gap-s-4 phone:grid-cols-2">
      {socialNetworks.map((network) => (
        <SocialLink key={network} network={network} />
      ))}
    </div>
  );
}
