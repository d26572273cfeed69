import { downloadName } from "@sitewright/app-kit/download";
import { useServices } from "@sitewright/app-kit/services";
import { Badge, Button, Note, type NoteTone } from "@sitewright/ui";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { CopyButton } from "../../components/copy-button.tsx";
import { Fact } from "../../components/fact.tsx";
import { PanelSection } from "../../components/panel-section.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { DismissMail } from "./dismiss-mail.tsx";
import { flowingText } from "./flowing-text.ts";
import { linkOf } from "./mail-link.ts";
import { canBeDismissed, canBeSentAgain, kindWords, mailState } from "./mail-words.ts";
import type { Mail } from "./queries.ts";
import { RetryMail } from "./retry-mail.tsx";

function Facts({ mail }: { mail: Mail }) {
  const isKept = mail.transport === "local";
  return (
    <dl>
      <Fact label="To">{mail.recipient}</Fact>
      <Fact label="Kind">{kindWords(mail.kind)}</Fact>
      <Fact label="Created">
        <SentenceTime at={mail.createdAt} />
      </Fact>
      {mail.sentAt !== null && (
        <Fact label={isKept ? "Kept" : "Sent"}>
          <SentenceTime at={mail.sentAt} />
        </Fact>
      )}
      {mail.transport !== null && (
        <Fact label="Sent by">{isKept ? "No provider: kept on this server only" : mail.transport}</Fact>
      )}
      {mail.projectId !== null && (
        <Fact label="Project">
          <Link to={paths.project(mail.projectId)} className="underline">
            Open project
          </Link>
        </Fact>
      )}
    </dl>
  );
}

/** How urgent the reason is: nothing has to be done about a mail that is no longer to be sent. */
function noteTone({ status }: Mail): NoteTone {
  if (status === "dead") return "bad";
  return status === "cancelled" ? "neutral" : "warn";
}

/** The state and the content of a mail. Its HTML is a download: the page's policy refuses the styles inside it. */
export function MailDetails({ mail }: { mail: Mail }) {
  const { now, saveFile } = useServices();
  const state = mailState(mail);
  const link = mail.transport === "local" ? linkOf(mail.text) : undefined;
  const saveHtml = () =>
    saveFile({
      name: downloadName(mail.subject, { now: now(), extension: "html" }),
      content: mail.html,
      type: "text/html",
    });
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
        <Badge tone={state.tone}>{state.word}</Badge>
        {mail.attempts === 1 ? "1 attempt" : `${mail.attempts} attempts`}
      </p>
      {mail.lastError && (
        <Note tone={noteTone(mail)} className="mb-4 [overflow-wrap:anywhere]">
          <b className="block">
            {mail.status === "cancelled" ? "This email will not be sent." : "The last attempt failed."}
          </b>
          {mail.lastError}
        </Note>
      )}
      {canBeSentAgain(mail) && (
        <div className="mb-4 grid gap-2">
          {link !== undefined && (
            <CopyButton
              text={link}
              copied="Link copied"
              failed={{
                title: "The link could not be copied.",
                description: "Select it in the text and copy it.",
              }}
            >
              Copy link
            </CopyButton>
          )}
          <RetryMail mail={mail} />
          {canBeDismissed(mail) && <DismissMail mail={mail} />}
        </div>
      )}
      <Facts mail={mail} />
      <PanelSection title="Text">
        <p
          dir="auto"
          className="whitespace-pre-wrap rounded-sm border border-line bg-raised px-4 py-3 [overflow-wrap:anywhere]"
        >
          {flowingText(mail.text)}
        </p>
      </PanelSection>
      <Button className="mt-[1.4rem] w-full" onClick={saveHtml}>
        <Download aria-hidden="true" /> Download HTML
      </Button>
    </>
  );
}
