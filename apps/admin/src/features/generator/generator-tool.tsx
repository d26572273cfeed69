import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { postLimits } from "@sitewright/articles";
import {
  cancelGeneration,
  type Generation,
  type GenerationSummary,
  generatedWords,
  type PostFields,
} from "@sitewright/contracts";
import { Button, ButtonLink, useToast } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { Sparkles, Square } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../lib/paths.ts";
import { GeneratorDialog } from "./generator-dialog.tsx";
import { marksSoFar, type TextSoFar, unfinishedMarks } from "./text-so-far.ts";
import { useGeneration } from "./use-generation.ts";

interface GeneratorToolProps {
  fields: PostFields;
  /** Writes these fields into the editor. `isReplacing`: the text until now is kept as a revision. */
  change: (part: Partial<PostFields>, how?: { readonly isReplacing?: boolean }) => void;
}

const parameter = "generation";

/** The id of the generation for this post. It is in the address, so that a reload resumes it. */
function useFollowed() {
  const [params, setParams] = useSearchParams();
  const set = (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(parameter);
        else next.set(parameter, id);
        return next;
      },
      { replace: true },
    );
  return { id: params.get(parameter), set };
}

const checksText = (count: number): string =>
  count === 0
    ? "Nothing is marked to check."
    : `${count === 1 ? "One thing" : `${count} things`} to check before publishing.`;

/** The message when a generation has ended. */
function endToast({ kind, state, error, wordCount, marks }: Generation) {
  if (kind === "outline")
    return { title: "Outline created", description: "Answer its questions in your own words." };
  if (state === "failed")
    return { tone: "error" as const, title: `❌ ${error ?? "Failed to generate blog post"}` };
  const title =
    state === "cancelled" ? "Generation stopped" : `${wordCount.toLocaleString("en-GB")} words written`;
  return { title, description: checksText(marks.length) };
}

function Progress({ id, words }: { id: string; words: number }) {
  const client = useClient();
  const { toast } = useToast();
  const stopping = useMutation({
    mutationFn: () => dataOf(client.call(cancelGeneration, { params: { id } })),
    onError: (error) =>
      toast({ tone: "error", title: "It could not be stopped.", description: error.message }),
  });
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="text-ink-2 text-s">
        {words === 0
          ? "Waiting for the model..."
          : `Writing, ${words.toLocaleString("en-GB")} of ${generatedWords.min.toLocaleString("en-GB")} words`}
      </span>
      <Button compact busy={stopping.isPending} busyLabel="Stopping..." onClick={() => stopping.mutate()}>
        <Square aria-hidden="true" /> Stop
      </Button>
    </span>
  );
}

/** Says that the session ended during a generation; signing in opens in a new tab, so that nothing here is lost. */
function SignedOut({ onContinue }: { onContinue: () => void }) {
  return (
    <span role="alert" className="flex flex-wrap items-center gap-2">
      <span className="text-s">You are signed out. The text received so far is kept.</span>
      <ButtonLink compact href={paths.home} target="_blank">
        Sign in
      </ButtonLink>
      <Button compact onClick={onContinue}>
        Continue
      </Button>
    </span>
  );
}

/**
 * Generates a text into the editor. Until it ends, marks keep it from being published. If the person types
 * meanwhile, nothing of that is overwritten: the text waits to be accepted.
 */
export function GeneratorTool({ fields, change }: GeneratorToolProps) {
  const { toast } = useToast();
  const followed = useFollowed();
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState(0);
  const [waiting, setWaiting] = useState<Generation | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  /** The last request, if it failed: it is retried as it was. */
  const [failed, setFailed] = useState<Generation | null>(null);
  /** The last text written by this component; null where the editor may hold the person's own text. */
  const written = useRef<string | null>(null);
  /** The text that is being followed has replaced the editor's; until then that may be the person's own. */
  const hasReplaced = useRef(false);
  const isOurs = () => written.current === fields.content;

  const insert = ({ content, marks, keyTakeaways, kind, keyword }: Generation) => {
    written.current = null;
    setWaiting(null);
    // An outline is no text: until its first line is deleted the post cannot be published.
    const part = {
      content,
      marks: kind === "outline" ? unfinishedMarks(content) : marks,
      ...(keyTakeaways.length > 0 ? { keyTakeaways } : {}),
      ...(fields.keywords.length === 0 && keyword.length <= postLimits.keyword
        ? { keywords: [keyword] }
        : {}),
      agentCreated: kind === "text",
    };
    change(part, { isReplacing: true });
  };
  useGeneration(isSignedOut ? null : followed.id, {
    onSignedOut: () => setIsSignedOut(true),
    onText: ({ content, words: count, marks }: TextSoFar) => {
      setWords(count);
      // After a reload the saved text is a beginning of the generated one.
      if (written.current === null && content.startsWith(fields.content)) written.current = fields.content;
      if (!isOurs() || content === "") return;
      written.current = content;
      change({ content, marks: marksSoFar({ content, marks }) }, { isReplacing: !hasReplaced.current });
      hasReplaced.current = true;
    },
    onDone: (generation) => {
      followed.set(null);
      setWords(0);
      setFailed(generation?.state === "failed" ? generation : null);
      toast(generation ? endToast(generation) : { tone: "error", title: "This text no longer exists." });
      if (!generation) return;
      if (generation.content === "") return;
      if (isOurs() || generation.content.startsWith(fields.content)) insert(generation);
      else setWaiting(generation);
    },
  });

  const start = ({ id }: GenerationSummary) => {
    setIsOpen(false);
    setFailed(null);
    setWords(0);
    written.current = fields.content;
    hasReplaced.current = false;
    followed.set(id);
  };
  if (isSignedOut) return <SignedOut onContinue={() => setIsSignedOut(false)} />;
  if (followed.id !== null) return <Progress id={followed.id} words={words} />;
  return (
    <>
      {waiting && (
        <Button compact onClick={() => insert(waiting)}>
          Insert the generated text
        </Button>
      )}
      <Button compact onClick={() => setIsOpen(true)}>
        <Sparkles aria-hidden="true" /> {failed ? "Try again" : "Generate"}
      </Button>
      {isOpen && (
        <GeneratorDialog
          initial={{
            title: failed?.title ?? fields.title,
            keyword: failed?.keyword ?? fields.keywords[0] ?? "",
            category: failed?.category ?? (fields.category === "general" ? "technology" : fields.category),
          }}
          isReplacing={fields.content.trim() !== ""}
          onStart={start}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
