import { isRefusedWith } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { parseJson } from "@sitewright/app-kit/storage";
import { publicWords } from "@sitewright/spec-core/content";
import { Button, ConfirmDialog, Empty, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { manyText } from "../../lib/count-text.ts";
import { useCloseUnshown, useDialogAddress } from "../../lib/dialog-address.ts";
import { projectQuery } from "../../lib/project-query.ts";
import { useStoredText } from "../../lib/stored-text.ts";
import { type Choice, choicesSchema, useDecideWords } from "./use-decide-words.ts";
import { FactLine, StatementLine } from "./word-lines.tsx";

type Project = ReturnType<typeof useProject>["data"];
const useProject = (id: string) => useQuery(projectQuery(useClient(), id));

const byId = (choices: readonly Choice[]) => new Map(choices.map((choice) => [choice.id, choice]));
const choicesIn = (stored: string): Choice[] => choicesSchema.parse(parseJson(stored));

/** The decisions that are not saved yet, kept in this browser: another tab of the screen or a reload loses none. */
function useStoredChoices(id: string) {
  const { stored, read, store } = useStoredText(`words_${id}`);
  const write = (choices: readonly Choice[]) => store(choices.length === 0 ? "" : JSON.stringify(choices));
  return {
    unsaved: useMemo(() => byId(choicesIn(stored)), [stored]),
    add: (choice: Choice) => write([...byId(choicesIn(read())).set(choice.id, choice).values()]),
    /** Removes what was saved. A decision that was changed since stays. */
    remove: (saved: readonly Choice[]) => {
      const texts = new Set(saved.map((choice) => JSON.stringify(choice)));
      write(choicesIn(read()).filter((choice) => !texts.has(JSON.stringify(choice))));
    },
  };
}

interface DiscardProps {
  count: number;
  dialog: ReturnType<typeof useDialogAddress>;
  onDiscard: () => void;
}

/** Takes back the decisions that are not saved, after a question. */
function Discard({ count, dialog, onDiscard }: DiscardProps) {
  return (
    <>
      <Button onClick={() => dialog.show("discard-decisions")}>Discard</Button>
      {dialog.open === "discard-decisions" && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(isOpen) => !isOpen && dialog.close()}
          title="Discard decisions"
          description={`${manyText(count, "decision is", "decisions are")} not saved and will be lost.`}
          confirmLabel="Discard"
          onConfirm={() => {
            dialog.close();
            onDiscard();
          }}
        />
      )}
    </>
  );
}

function Decide({ project, id }: { project: NonNullable<Project>; id: string }) {
  // The version that was decided about; null: the newest.
  const [opened, setOpened] = useState<typeof project | null>(null);
  const shown = opened ?? project;
  const words = useMemo(() => publicWords(shown.onboarding.formData), [shown]);
  const { unsaved, add, remove } = useStoredChoices(id);
  const saving = useDecideWords(id, remove);
  const decide = (choice: Choice) => {
    setOpened(shown);
    add(choice);
  };
  const known = new Set([...words.facts, ...words.statements].map((word) => word.id));
  const decided = [...unsaved.values()].filter((choice) => known.has(choice.id));
  const canDiscard = decided.length > 0 && !saving.isPending;
  const dialog = useDialogAddress();
  useCloseUnshown(dialog, "discard-decisions", canDiscard);
  // What is saved stays shown until the new version is loaded.
  const choices = new Map([...(saving.isPending ? byId(saving.variables.choices) : []), ...unsaved]);
  const save = () =>
    saving.mutate(
      { from: shown.version, choices: decided },
      {
        onSettled: (_, error) => {
          if (error === null || isRefusedWith(error, "version-conflict")) setOpened(null);
        },
      },
    );
  if (words.facts.length + words.statements.length === 0)
    return (
      <Empty level={2} title="No details found in the answers">
        Sentences and details from the client’s texts appear here.
      </Empty>
    );
  return (
    <div className="max-w-[52rem]">
      <p className="mb-s-4 text-ink-2">
        These are the client’s words in the newest version. Your decisions are saved as a new version; the
        client’s own text does not change, and no email is sent.
      </p>
      {words.facts.length > 0 && (
        <PageSection title="Details">
          <ul className="border-ink border-t-[1.5px]">
            {words.facts.map((fact) => (
              <FactLine key={fact.id} fact={fact} choice={choices.get(fact.id)} onDecide={decide} />
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection title="Sentences">
        <ul className="border-ink border-t-[1.5px]">
          {words.statements.map((statement) => (
            <StatementLine
              key={statement.id}
              statement={statement}
              choice={choices.get(statement.id)}
              onDecide={decide}
            />
          ))}
        </ul>
      </PageSection>
      <div className="sticky bottom-0 mt-s-4 flex flex-wrap items-center gap-3 border-line border-t bg-surface py-3">
        <Button
          variant="primary"
          disabled={decided.length === 0}
          busy={saving.isPending}
          busyLabel="Saving..."
          onClick={save}
        >
          Save as version {shown.version + 1}
        </Button>
        {canDiscard && (
          <Discard
            count={decided.length}
            dialog={dialog}
            onDiscard={() => {
              remove(decided);
              setOpened(null);
              saving.reset();
            }}
          />
        )}
        <span role="status" className="text-ink-2">
          {decided.length === 0
            ? "No changes."
            : `${manyText(decided.length, "decision", "decisions")} not saved yet.`}
        </span>
        {saving.error && (
          <Note tone="bad" role="alert">
            {saving.error.message}
            {isRefusedWith(saving.error, "version-conflict") &&
              " The newest version is shown, with your decisions. Check them and save again."}
          </Note>
        )}
      </div>
    </div>
  );
}

/** The client's words and details for visitors, to be approved or left out by staff. */
export function Words({ id }: { id: string }) {
  const query = useProject(id);
  if (query.data) return <Decide project={query.data} id={id} />;
  return query.isError ? (
    <Failed
      title="The answers could not be loaded."
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <Skeleton lines={6} label="Loading the answers..." />
  );
}
