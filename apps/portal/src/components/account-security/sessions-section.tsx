import { Button, Note, Skeleton, useToast } from "@sitewright/ui";
import { useRef } from "react";
import { SettingsSection } from "../settings-section.tsx";
import { useAccountSecurity, useEndSession } from "./security-query.ts";
import { SessionRow } from "./session-row.tsx";
import { securityTexts as texts } from "./texts.ts";

/** The browsers in which the person is signed in, with signing out one or all others. */
export function SessionsSection() {
  const query = useAccountSecurity();
  const { toast } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const sessions = query.data?.sessions ?? [];
  const ending = useEndSession(
    (id) => {
      const device = sessions.find((session) => session.id === id)?.device;
      toast({ title: device === undefined ? texts.othersEnded : texts.ended(device) });
      // The focused button is removed with its row.
      heading.current?.focus();
    },
    () => toast({ tone: "error", title: texts.endFailed }),
  );
  const isEnding = (id: string) => ending.isPending && ending.variables === id;
  return (
    <SettingsSection title={texts.sessions} lead={texts.sessionsLead} headingRef={heading}>
      {query.isPending && <Skeleton lines={3} label={texts.sessionsLoading} />}
      {query.isError && (
        <Note tone="bad" role="alert">
          <p>{texts.sessionsFailed}</p>
          <Button compact className="mt-2" onClick={() => query.refetch()}>
            {texts.tryAgain}
          </Button>
        </Note>
      )}
      {query.isSuccess && (
        <>
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={isEnding(session.id)}
                onEnd={() => ending.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              className="mt-s-4"
              busy={isEnding("others")}
              busyLabel={texts.ending}
              onClick={() => ending.mutate("others")}
            >
              {texts.endOthers}
            </Button>
          )}
        </>
      )}
    </SettingsSection>
  );
}
