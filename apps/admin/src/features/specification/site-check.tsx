import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDeleteSiteCheck, type SiteCheck } from "@sitewright/contracts";
import { Badge, type BadgeTone, Button, Spinner } from "@sitewright/ui";
import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { ConfirmDelete } from "../../components/confirm-delete.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { manyText } from "../../lib/count-text.ts";
import { Findings } from "./findings.tsx";

/** The result of a check in one word. */
function outcomeOf({ state, findingCount }: SiteCheck): { word: string; tone: BadgeTone } {
  if (state === "waiting") return { word: "Checking", tone: "info" };
  if (state === "refused") return { word: "Refused", tone: "bad" };
  return findingCount === 0
    ? { word: "Matches the specification", tone: "ok" }
    : { word: manyText(findingCount, "deviation", "deviations"), tone: "warn" };
}

function Details({ check, projectId }: { check: SiteCheck; projectId: string }) {
  const { state, reason, findingCount, fileCount, id } = check;
  if (state === "waiting")
    return (
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <Spinner /> The site is being checked.
      </p>
    );
  if (state === "refused") return <p className="[overflow-wrap:anywhere]">{reason}</p>;
  if (findingCount === 0)
    return <p>{manyText(fileCount, "file", "files")} checked, no deviations from the specification.</p>;
  return <Findings projectId={projectId} checkId={id} total={findingCount} />;
}

interface CheckLineProps {
  check: SiteCheck;
  projectId: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** One check; expands to its findings. */
export function CheckLine({ check, projectId, isOpen, onToggle }: CheckLineProps) {
  const panel = useId();
  const client = useClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const { word, tone } = outcomeOf(check);
  const { id, fileName, version, authorName, createdAt } = check;
  return (
    <li className="border-line border-b py-[.5rem]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={onToggle}
          className="-ml-2 min-w-0"
        >
          <ChevronDown aria-hidden="true" className={isOpen ? "" : "-rotate-90"} />
          <span className="truncate">{fileName}</span>
        </Button>
        <Badge tone={tone}>{word}</Badge>
        <span className="ml-auto text-ink-3 text-xs">
          version {version}, {authorName || "a deleted user"}, <SentenceTime at={createdAt} isInside />
        </span>
        <Button
          variant="ghost"
          iconOnly
          compact
          aria-label={`Delete the check of ${fileName}`}
          onClick={() => setIsConfirming(true)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      {isConfirming && (
        <ConfirmDelete
          title="Delete check"
          description="Its findings are deleted too. The site can be checked again."
          failed={(reason) => ({ title: "The check could not be deleted.", description: reason })}
          deleted="Check deleted"
          run={() => dataOf(client.call(adminDeleteSiteCheck, { params: { id: projectId, check: id } }))}
          onDeleted={() => setIsConfirming(false)}
          onClose={() => setIsConfirming(false)}
        >
          {fileName}
        </ConfirmDelete>
      )}
      <div id={panel} hidden={!isOpen} className="py-2 pl-1">
        {isOpen && <Details check={check} projectId={projectId} />}
      </div>
    </li>
  );
}
