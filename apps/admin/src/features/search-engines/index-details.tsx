import { useClient } from "@sitewright/app-kit/services";
import type { EditedPost, IndexState, IndexStatus } from "@sitewright/contracts";
import { Badge, Button, ConfirmDialog } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { ByHandDialog } from "./by-hand-dialog.tsx";
import { answerWords, indexTones, indexWords, unknownNote } from "./index-words.ts";
import { indexStatesQuery } from "./queries.ts";
import { type SearchedPost, useSearchAction } from "./use-search-action.ts";

function Answers({ answers }: Pick<IndexState, "answers">) {
  if (answers.length === 0) return null;
  return (
    <ul aria-label="Search engine responses" className="mt-2 grid gap-1 text-ink-2 text-s">
      {answers.map(({ kind, words, at }) => (
        <li key={kind}>
          <b className="font-label">{answerWords[kind]}</b>, <SentenceTime at={at} isInside />: {words}
        </li>
      ))}
    </ul>
  );
}

function Actions({ post, status }: { post: SearchedPost; status: IndexStatus }) {
  const { submit, remove, inspect, byHand, closeByHand } = useSearchAction();
  const [isConfirming, setIsConfirming] = useState(false);
  const canSubmit = status === "not_submitted" || status === "error";
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {canSubmit && (
        <Button busy={submit.isPending} busyLabel="Submitting..." onClick={() => submit.mutate(post)}>
          {status === "error" ? "Try again" : "Submit"}
        </Button>
      )}
      {status === "indexed" && <Button onClick={() => setIsConfirming(true)}>Remove</Button>}
      {status !== "unknown" && (
        <Button
          variant="ghost"
          busy={inspect.isPending}
          busyLabel="Asking..."
          onClick={() => inspect.mutate([post.id])}
        >
          Ask Google now
        </Button>
      )}
      {isConfirming && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(isOpen) => !isOpen && setIsConfirming(false)}
          title="Remove from search engines"
          description="Readers can still open the post. It is removed from the sitemap, its page asks not to be listed, and search engines are asked to crawl it again."
          confirmLabel="Remove"
          busy={remove.isPending}
          busyLabel="Removing..."
          onConfirm={() => remove.mutate(post, { onSettled: () => setIsConfirming(false) })}
        />
      )}
      {byHand && <ByHandDialog result={byHand} onClose={closeByHand} />}
    </div>
  );
}

/** A post's status in search engines with its date and source, and the actions on it. */
export function IndexDetails({ post }: { post: EditedPost }) {
  const { data, isPending, isError } = useQuery(indexStatesQuery(useClient(), post.id));
  const state = data?.[post.id];
  const status = state?.status ?? "unknown";
  return (
    <section aria-label="Search engines" className="border-line border-t pt-s-4">
      <h3 className="mb-2 flex flex-wrap items-center gap-2 font-label text-s">
        Search engines {data && <Badge tone={indexTones[status]}>{indexWords[status]}</Badge>}
      </h3>
      {isPending && <p className="text-ink-3 text-s">Loading...</p>}
      {isError && <p className="text-bad text-s">The status could not be loaded.</p>}
      {data && (
        <>
          <p className="text-ink-2 text-s">
            {state?.note ?? unknownNote}
            {state?.at && (
              <>
                {" "}
                <SentenceTime at={state.at} />.
              </>
            )}
          </p>
          <Answers answers={state?.answers ?? []} />
          {post.status === "published" && <Actions post={post} status={status} />}
          <p className="mt-2 text-s">
            <Link to={paths.searchEngines} className="underline underline-offset-3">
              How search engines are notified
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
