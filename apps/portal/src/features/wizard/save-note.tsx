import { useServices } from "@sitewright/app-kit/services";
import { SaveState } from "@sitewright/ui";
import { clockText, otherDayText } from "../../lib/date-text.ts";
import type { SaveReason } from "../../lib/saving/draft-calls.ts";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { savingTexts } from "../../lib/saving/texts.ts";
import { wizardTexts } from "./texts.ts";

interface SaveProblem {
  readonly state: "offline" | "failed";
  /** For a header that has no room for the whole text. */
  readonly short?: string;
  readonly text: string;
}

const reasonOf = ({ message, unkept }: SaveReason, isKeptOnDevice: boolean): string =>
  isKeptOnDevice ? message : (unkept ?? message);

/** Why the last change is not on the server; null if it is, or is being sent. */
function useSaveProblem(): SaveProblem | null {
  const server = useSaveStatus((state) => state.server);
  const isKeptOnDevice = useSaveStatus((state) => state.isKeptOnDevice);
  switch (server.kind) {
    case "untouched":
    case "saved":
    case "saving":
      return null;
    case "offline":
      return {
        state: "offline",
        short: wizardTexts.offlineShort,
        text: isKeptOnDevice ? wizardTexts.offline : wizardTexts.offlineUnkept,
      };
    case "delayed":
      return { state: "offline", short: savingTexts.delayedShort, text: reasonOf(server, isKeptOnDevice) };
    case "signed-out":
      return { state: "offline", short: savingTexts.delayedShort, text: savingTexts.signedOut };
    case "refused":
      return { state: "failed", text: reasonOf(server, isKeptOnDevice) };
  }
}

/** The status of saving, in the header. Nothing before the first change. */
export function SaveNote() {
  const server = useSaveStatus((state) => state.server);
  const { now } = useServices();
  const problem = useSaveProblem();
  if (problem)
    return (
      <SaveState state={problem.state}>
        {problem.short === undefined ? (
          problem.text
        ) : (
          <>
            <span className="phone:hidden">{problem.short}</span>
            <span className="hidden phone:inline-block desk:w-[12.5rem]">{problem.text}</span>
          </>
        )}
      </SaveState>
    );
  if (server.kind !== "saved" && server.kind !== "saving") return null;
  const day = server.kind === "saved" ? otherDayText(server.at, now()) : null;
  return (
    // With a day it needs two lines in a narrow header.
    <SaveState state={server.kind} className={day === null ? "whitespace-nowrap" : ""}>
      {server.kind === "saved" ? wizardTexts.saved(clockText(server.at), day) : wizardTexts.saving}
    </SaveState>
  );
}

/**
 * The same problem above the bar of a one-column window, whose header scrolls out of view. Hidden from screen
 * readers: the header's status has announced it.
 */
export function SaveProblemBar() {
  const problem = useSaveProblem();
  return problem ? (
    <p
      aria-hidden="true"
      data-save-problem=""
      className="absolute inset-x-0 bottom-full border-line border-t bg-warn-wash px-sheet py-1.5 text-ink text-s leading-snug beside:hidden"
    >
      {problem.text}
    </p>
  ) : null;
}
