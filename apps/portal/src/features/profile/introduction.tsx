import type { ProfileView } from "@sitewright/contracts";
import { Avatar, ButtonLink } from "@sitewright/ui";
import { paths } from "../../lib/paths.ts";
import { ProfileFrame } from "./profile-frame.tsx";
import { profileTexts as texts } from "./texts.ts";

type Introduced = Extract<ProfileView, { view: "introduction" }>;

/** A profile for other clients: the person, without contact details. */
export function Introduction({ profile }: { profile: Introduced }) {
  return (
    <ProfileFrame title={profile.name}>
      <Avatar size="lg" name={profile.name} src={profile.photoURL} />
      <h1 className="mt-s-5 break-words font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em]">
        {profile.name}
      </h1>
      {profile.bio !== "" && (
        <p className="mt-s-4 max-w-measure whitespace-pre-line break-words">{profile.bio}</p>
      )}
      <p className="mt-s-6 border-line border-t pt-s-4 text-ink-3 text-s">{texts.onlyIntroduction}</p>
      <ButtonLink variant="ink" className="mt-s-5" href={paths.wizard}>
        {texts.goToApp}
      </ButtonLink>
    </ProfileFrame>
  );
}
