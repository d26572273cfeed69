import { useClient } from "@sitewright/app-kit/services";
import type { ProfileView } from "@sitewright/contracts";
import { Button, ButtonLink } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { LoadingScreen } from "../../components/chrome/loading-screen.tsx";
import { paths } from "../../lib/paths.ts";
import { Introduction } from "./introduction.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { isMissing, profileQuery } from "./profile-query.ts";
import { profileTexts as texts } from "./texts.ts";

/** A profile that is shown in full. */
export type WholeProfile = Extract<ProfileView, { view: "full" }>;

interface ProfileScreenProps {
  identifier: string;
  /** The sign-in form for a visitor. */
  signIn: ReactNode;
  children: (view: WholeProfile) => ReactNode;
}

/** The record was deleted meanwhile: shows the 'not found' page. */
function Gone() {
  useEffect(() => location.replace(paths.notFound), []);
  return <LoadingScreen />;
}

function NotFound({ identifier }: { identifier: string }) {
  return (
    <ProfileFrame title={texts.notFoundTitle} lead={texts.notFoundBody(identifier)}>
      <ButtonLink variant="ink" href={paths.home}>
        {texts.goHome}
      </ButtonLink>
    </ProfileFrame>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <ProfileFrame title={texts.failedTitle} lead={texts.failedBody}>
        <Button variant="ink" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </ProfileFrame>
    </div>
  );
}

/** The screen at /profile/{identifier}: as much of the profile as the user may see, or why there is none. */
export function ProfileScreen({ identifier, signIn, children }: ProfileScreenProps) {
  const { data, error, refetch } = useQuery(profileQuery(useClient(), identifier));
  if (isMissing(error)) return data ? <Gone /> : <NotFound identifier={identifier} />;
  if (!data) return error ? <Failed onRetry={() => refetch()} /> : <LoadingScreen />;
  switch (data.view) {
    case "prompt":
      return (
        <ProfileFrame title={texts.promptTitle(data.name)} lead={texts.promptBody}>
          {signIn}
        </ProfileFrame>
      );
    case "introduction":
      return <Introduction profile={data} />;
    case "full":
      return children(data);
  }
}
