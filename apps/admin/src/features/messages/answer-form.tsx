import { dataOf, isRefusedWith } from "@sitewright/app-kit/calls";
import { failureText } from "@sitewright/app-kit/failure-text";
import { useForm } from "@sitewright/app-kit/form";
import { useClient } from "@sitewright/app-kit/services";
import { type AdminMessage, adminAnswerMessage } from "@sitewright/contracts";
import { Button, Field, Note, Textarea, useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { mailToast } from "../../lib/mail-toast.ts";
import { useAnswerDraft } from "./answer-draft.ts";

/** Answers a message by mail. */
export function AnswerForm({ message: { id, name, email, answeredAt } }: { message: AdminMessage }) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { stored, store } = useAnswerDraft(id);
  const type = (answer: string): void => {
    form.change({ answer });
    store(answer);
  };
  /**
   * The last answer that was sent without a known outcome: sent again unchanged, it is the same answer and causes only
   * one email.
   */
  const unsettled = useRef<{ answer: string; answeredAt: string | null }>(undefined);
  const form = useForm({
    initial: { answer: stored },
    staysEditable: true,
    read: (value) =>
      value.answer.trim()
        ? { ok: true, value }
        : { ok: false, faults: { answer: "Please write an answer." } },
    send: async ({ answer }: { answer: string }) => {
      const again = unsettled.current?.answer === answer ? unsettled.current : undefined;
      const body = again ?? { answer, answeredAt };
      unsettled.current = body;
      const { isKept } = await dataOf(client.call(adminAnswerMessage, { params: { id }, body }));
      unsettled.current = undefined;
      return { answer, isKept };
    },
    readFailure: (failure) => {
      const isConflict = isRefusedWith(failure, "version-conflict");
      // Once the message is reloaded, another person's answer counts as seen: what was typed can still be
      // sent.
      if (isConflict) {
        unsettled.current = undefined;
        void queries.invalidateQueries({ queryKey: ["messages"] });
      }
      const reason = failureText(failure);
      return { faults: {}, message: isConflict ? reason : `Failed to send email: ${reason}` };
    },
    onSent: (sent) => {
      if (form.values.answer === sent.answer) type("");
      toast(mailToast(name || email, sent));
      void queries.invalidateQueries();
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-2">
      <Field
        label="Your answer"
        hint={`Sent to ${email}. A greeting, the agency's address and their message are added. Your text stays in this browser until then.`}
        {...form.field("answer")}
      >
        <Textarea
          rows={6}
          maxLength={10_000}
          {...form.control("answer")}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={form.isSending} busyLabel="Sending...">
        Send answer
      </Button>
      {/* Below the button: a note above it disappears at the next try, which would move the button away from
          a double click. */}
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
    </form>
  );
}
