import { SaveState } from "@sitewright/ui";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { savingTexts } from "../../lib/saving/texts.ts";
import { wizardTexts } from "./texts.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** Local time in hours and minutes, '14:03'. */
export const clockText = (at: Date): string => clock.format(at);

/** A short text for a narrow window, and the whole sentence, on two lines, where there is room. */
function Sentence({ short, children }: { short: string; children: string }) {
  return (
    <>
      <span className="phone:hidden">{short}</span>
      <span className="hidden phone:inline-block desk:w-[12.5rem]">{children}</span>
    </>
  );
}

/** The status of saving, in the header. Nothing before the first change. */
export function SaveNote() {
  const server = useSaveStatus((state) => state.server);
  const isKeptOnDevice = useSaveStatus((state) => state.isKeptOnDevice);
  switch (server.kind) {
    case "untouched":
      return null;
    case "saved":
      return (
        <SaveState state="saved" className="whitespace-nowrap">
          {wizardTexts.saved(clockText(server.at))}
        </SaveState>
      );
    case "saving":
      return (
        <SaveState state="saving" className="whitespace-nowrap">
          {wizardTexts.saving}
        </SaveState>
      );
    case "offline":
      return (
        <SaveState state="offline">
          <Sentence short={wizardTexts.offlineShort}>
            {isKeptOnDevice ? wizardTexts.offline : wizardTexts.offlineUnkept}
          </Sentence>
        </SaveState>
      );
    case "delayed":
      return (
        <SaveState state="offline">
          <Sentence short={savingTexts.delayedShort}>{server.message}</Sentence>
        </SaveState>
      );
    case "signed-out":
      return (
        <SaveState state="offline">
          <Sentence short={savingTexts.delayedShort}>{savingTexts.signedOut}</Sentence>
        </SaveState>
      );
    case "refused":
      return <SaveState state="failed">{server.message}</SaveState>;
  }
}
