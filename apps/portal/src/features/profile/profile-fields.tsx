import type { FullProfile } from "@sitewright/contracts";
import type { ReactNode } from "react";
import { paths } from "../../lib/paths.ts";
import { addressOf, locationOf, safeWebsite } from "./profile-facts.ts";
import { profileTexts as texts } from "./texts.ts";

function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? "phone:col-span-2" : undefined}>
      <dl className="grid gap-1 border-line border-b py-s-4 phone:h-full phone:content-start">
        <dt className="text-ink-3 text-s">{label}</dt>
        <dd className="min-w-0 break-words">
          {children || <span className="text-ink-3">{texts.notSet}</span>}
        </dd>
      </dl>
    </div>
  );
}

function Website({ profile }: { profile: FullProfile }) {
  const href = safeWebsite(profile);
  if (!href) return profile.website;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="wrap-anywhere font-[600] underline">
      {href.replace(/^https?:\/\//i, "").replace(/\/$/, "")}
      <span className="sr-only"> {texts.newTab}</span>
    </a>
  );
}

/** The facts of the profile, ruled; missing ones are marked as such. */
export function ProfileFields({ profile }: { profile: FullProfile }) {
  const { fields } = texts;
  const address = addressOf(profile);
  return (
    <div className="grid border-ink border-t-[1.5px] phone:grid-cols-2 phone:gap-x-s-6 tablet:gap-x-s-7">
      <Fact label={fields.displayName}>{profile.displayName}</Fact>
      <Fact label={fields.businessName}>{profile.businessName}</Fact>
      <Fact label={fields.email}>{profile.email}</Fact>
      <Fact label={fields.phone}>{profile.phone}</Fact>
      <Fact label={fields.website}>{profile.website !== "" && <Website profile={profile} />}</Fact>
      <Fact label={texts.location}>{locationOf(profile)}</Fact>
      {profile.username !== "" && (
        <Fact label={fields.username}>
          <a href={paths.profile(profile.username)} className="wrap-anywhere font-[600] underline">
            {paths.profile(profile.username)}
          </a>
        </Fact>
      )}
      {address !== "" && (
        <Fact label={texts.fullAddress} isWide={profile.username === ""}>
          {address}
        </Fact>
      )}
      {profile.bio !== "" && (
        <Fact label={texts.bio} isWide>
          <span className="block max-w-measure whitespace-pre-line">{profile.bio}</span>
        </Fact>
      )}
    </div>
  );
}
