import type { SignedInDevice } from "@sitewright/contracts";
import { Badge, Button } from "@sitewright/ui";
import { dateText, timeText } from "../../lib/date-text.ts";
import { InlineFacts } from "../inline-facts.tsx";
import { securityTexts as texts } from "./texts.ts";

interface SessionRowProps {
  session: SignedInDevice;
  isEnding: boolean;
  onEnd: () => void;
}

/** A browser that is signed in, and how to sign it out. */
export function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-s-5 gap-y-2 border-line border-b py-s-3 first:pt-0 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2.5 font-label">
          {device}
          {isCurrent && <Badge tone="ok">{texts.thisDevice}</Badge>}
        </p>
        <p className="text-ink-2 text-s">
          <InlineFacts
            facts={[
              texts.signedIn(dateText(createdAt)),
              isCurrent ? texts.usedNow : texts.lastUsed(timeText(lastSeenAt)),
            ]}
          />
        </p>
      </div>
      {!isCurrent && (
        <Button
          compact
          aria-label={texts.endOne(device)}
          busy={isEnding}
          busyLabel={texts.ending}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  );
}
