import type { useForm } from "@sitewright/app-kit/form";
import { chatReplies, knowledgeLimits } from "@sitewright/contracts";
import { Field, Input, Textarea } from "@sitewright/ui";
import type { ReactNode } from "react";
import type { TypedEntry } from "./entry-form.ts";

/** The parts of the form that the fields use. */
type Form = Pick<ReturnType<typeof useForm<TypedEntry, unknown, unknown>>, "field" | "control">;

interface EntryFieldsProps {
  form: Form;
  /** Hint of the field with ways to ask; without it the field is left out. */
  examplesHint?: ReactNode;
}

/** Title, answer, ways to ask and links of an entry. */
export function EntryFields({ form, examplesHint }: EntryFieldsProps) {
  return (
    <>
      <Field
        label="Title"
        required
        hint={`Shown on the button when the assistant asks ‘${chatReplies.ambiguous}’`}
        {...form.field("label")}
      >
        <Input autoComplete="off" maxLength={knowledgeLimits.label} {...form.control("label")} />
      </Field>
      <Field
        label="Answer"
        required
        hint="Shown to visitors exactly as written. Plain text."
        {...form.field("answer")}
      >
        <Textarea rows={4} maxLength={knowledgeLimits.answer} {...form.control("answer")} />
      </Field>
      {examplesHint && (
        <Field label="Ways to ask" hint={examplesHint} {...form.field("examples")}>
          <Textarea rows={5} {...form.control("examples")} />
        </Field>
      )}
      <Field
        label="Links"
        optional
        hint="At most three, one per line: link text, then the page. Example: Compare plans /pricing"
        {...form.field("links")}
      >
        <Textarea rows={2} className="min-h-[4rem]!" {...form.control("links")} />
      </Field>
    </>
  );
}
