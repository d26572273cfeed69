import { isRefusedWith } from "@sitewright/app-kit/calls";
import { useForm } from "@sitewright/app-kit/form";
import { readFailure } from "@sitewright/app-kit/form-faults";
import { useServices } from "@sitewright/app-kit/services";
import { type CallFailure, contactReasons } from "@sitewright/contracts";
import { Button, Field, Input, Note, Select, Textarea } from "@sitewright/ui";
import { signedOutTexts as texts } from "./signed-out-texts.ts";
import {
  type Feedback,
  type FeedbackBody,
  readFeedback,
  useSendFeedback,
  useThanks,
} from "./use-feedback.ts";

/** Why the message was not sent, where the person can do something about it. */
function refusalText(failure: CallFailure): string {
  if (failure.kind === "offline") return texts.notAnswered;
  const isExplained = isRefusedWith(failure, "too-many-requests", "invalid-request");
  return (isExplained && failure.kind === "refused" && failure.problem.detail) || texts.notSent;
}

/** A feedback form for a person who has just signed out. */
export function FeedbackForm({ name, email }: { name: string; email: string }) {
  const { isThanking, thank } = useThanks();
  const sendFeedback = useSendFeedback();
  const { now } = useServices();
  const form = useForm<Feedback, FeedbackBody, string>({
    initial: { name, email, reason: "", message: "", homepage: "" },
    staysEditable: true,
    read: (feedback) => readFeedback(feedback, now()),
    send: async (body): Promise<string> => {
      const { message } = form.values;
      await sendFeedback(body);
      return message;
    },
    onSent: (sent) => {
      if (form.values.message === sent) form.change({ reason: "", message: "" });
      thank();
    },
    readFailure: (failure, names) => {
      console.warn("The message was not sent.", failure);
      return readFailure(failure, names, refusalText);
    },
  });
  const { field, control } = form;
  return (
    <form noValidate onSubmit={form.submit} className="relative grid gap-s-4">
      <div className="grid gap-s-4 phone:grid-cols-2">
        <Field label={texts.name} required {...field("name")}>
          <Input autoComplete="name" {...control("name")} />
        </Field>
        <Field label={texts.email} required {...field("email")}>
          <Input type="email" inputMode="email" autoComplete="email" {...control("email")} />
        </Field>
      </div>
      <Field label={texts.reason} optional {...field("reason")}>
        <Select {...control("reason")}>
          <option value="">{texts.chooseReason}</option>
          {contactReasons.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.message} required {...field("message")}>
        <Textarea rows={4} {...control("message")} />
      </Field>
      <label className="sr-only" aria-hidden="true">
        {texts.trap}
        <input type="text" tabIndex={-1} autoComplete="off" {...control("homepage")} />
      </label>
      <div role="status" className="empty:-mt-s-4">
        {isThanking && <Note tone="ok">{texts.sent}</Note>}
      </div>
      {form.refusal && (
        <Note tone="bad" role="alert">
          {form.refusal}
        </Note>
      )}
      <Button type="submit" className="justify-self-start" busy={form.isSending} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
