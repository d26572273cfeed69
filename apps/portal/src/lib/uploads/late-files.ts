import { isTemporary } from "@sitewright/app-kit/calls";
import { pause } from "@sitewright/app-kit/pause";
import { type DraftState, getDraft, getProject } from "@sitewright/contracts";
import { api } from "../api/api-client.ts";
import { pageUserHeaders } from "../api/page-user.ts";
import { isEqual } from "../is-equal.ts";
import { reportNotice } from "../page-notices.ts";
import { draftCalls } from "../saving/draft-calls.ts";
import { retryDelay } from "../saving/save-timer.ts";
import { projectLoaded } from "../wizard/stored-project.ts";
import { initialWizardState, openProject, useWizard, type WizardChange } from "../wizard/wizard-store.ts";
import { lateFileTexts } from "./late-file-texts.ts";

/** A change of the list of files of a project that is not open any more; a project of null is the new one. */
interface LateChange {
  readonly project: string | null;
  readonly change: WizardChange;
  /** The file's name, for the message. */
  readonly name: string;
  /** Called after the first try. */
  readonly onTried: () => void;
}

/** `later`: the same change can succeed at another time. */
type Outcome = "done" | "later" | "refused";

interface Found {
  readonly version: number;
  readonly state: DraftState;
}

/** The draft of the project; without one, the project as it is stored. */
async function findState(project: string | null): Promise<Found | Outcome> {
  const draft = await api.call(getDraft, { query: project === null ? {} : { project } });
  if (!draft.ok) return isTemporary(draft.failure) ? "later" : "refused";
  if (draft.data.draft) return draft.data.draft;
  if (project === null) return { version: 0, state: initialWizardState };
  const stored = await api.call(getProject, { params: { id: project } });
  if (!stored.ok) return isTemporary(stored.failure) ? "later" : "refused";
  return { version: 0, state: projectLoaded(stored.data.project) };
}

async function tryChange({ project, change }: LateChange): Promise<Outcome> {
  const found = await findState(project);
  if (typeof found === "string") return found;
  const { onboarding, position } = change({ ...initialWizardState, ...found.state });
  const saved = await draftCalls.save(project, { version: found.version, state: { onboarding, position } });
  if (saved.kind === "saved") return "done";
  return saved.kind === "refused" || saved.kind === "signed-out" ? "refused" : "later";
}

/**
 * Changes the list of files in the draft of a project that is not open any more, retrying until the server has it, and
 * tells the person the result. Ends without a message once the project is open again or the person has signed out.
 */
export async function changeLate(late: LateChange): Promise<void> {
  const user = pageUserHeaders();
  for (let failures = 1; isEqual(user, pageUserHeaders()); failures++) {
    if (late.project === openProject()) return useWizard.setState(late.change, true);
    const outcome = await tryChange(late);
    late.onTried();
    if (outcome === "done") reportNotice({ tone: "info", title: lateFileTexts.listed(late.name) });
    if (outcome === "refused") reportNotice({ tone: "error", title: lateFileTexts.notListed(late.name) });
    if (outcome !== "later") return;
    await pause(retryDelay(failures), new AbortController().signal);
  }
}
