import { remedyOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import type { ProfileView } from "@sitewright/contracts";
import { Button, ButtonLink, Dialog } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { LoadingScreen } from "../../components/chrome/loading-screen.tsx";
import { paths } from "../../lib/paths.ts";
import { EditingContext } from "./editing.ts";
import { Introduction } from "./introduction.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { isMissing, profileQuery } from "./profile-query.ts";
import { profileTexts as texts } from "./texts.ts";
import { useCurrentAddress } from "./use-current-address.ts";

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

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div role="alert">
      <ProfileFrame title={texts.failedTitle} lead={remedyOf(error)}>
        <Button variant="ink" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </ProfileFrame>
    </div>
  );
}

/** Stays open until the person has signed in again. */
function SignInAgain({ children }: { children: ReactNode }) {
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      initialFocus="title"
      title={texts.againTitle}
      description={texts.againBody}
    >
      {children}
    </Dialog>
  );
}

/**
 * The screen at /profile/{identifier}: as much of the profile as the user may see, or why there is none. An open form
 * outlasts the end of the session.
 */
export function ProfileScreen({ identifier, signIn, children }: ProfileScreenProps) {
  const { data, error, refetch } = useQuery(profileQuery(useClient(), identifier));
  const [edited, setEdited] = useState<WholeProfile | null>(null);
  useCurrentAddress(identifier, data?.view === "full" && !edited ? data : null);
  if (isMissing(error)) return data ? <Gone /> : <NotFound identifier={identifier} />;
  if (!data) return error ? <Failed error={error} onRetry={() => refetch()} /> : <LoadingScreen />;
  const page = (view: WholeProfile, signInAgain: ReactNode = null) => (
    <EditingContext value={{ edited, setEdited, signInAgain }}>{children(view)}</EditingContext>
  );
  switch (data.view) {
    case "prompt":
      if (edited) return page(edited, <SignInAgain>{signIn}</SignInAgain>);
      return (
        <ProfileFrame title={texts.promptTitle(data.name)} lead={texts.promptBody}>
          {signIn}
        </ProfileFrame>
      );
    case "introduction":
      return <Introduction profile={data} />;
    case "full":
      return page(data);
  }
}
