import { contactReasons } from "@sitewright/contracts";
import { Button, Field, Input, Note, Select, Textarea } from "@sitewright/ui";
import { type FormEvent, useId, useState } from "react";
import { signedOutTexts as texts } from "./signed-out-texts.ts";
import { type Feedback, type FeedbackErrors, feedbackErrors, useFeedback } from "./use-feedback.ts";

/** A message to the agency from somebody who has just signed out. */
export function FeedbackForm({ name, email }: { name: string; email: string }) {
  const id = useId();
  const [feedback, setFeedback] = useState<Feedback>({ name, email, reason: "", message: "", homepage: "" });
  const [faults, setFaults] = useState<FeedbackErrors>({});
  const { isThanking, isSending, hasFailed, send } = useFeedback(() =>
    setFeedback((sent) => ({ ...sent, reason: "", message: "" })),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = feedbackErrors(feedback, new Date());
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
    else if (!isSending) send(feedback);
  };
  const field = (key: keyof Feedback) => ({ id: `${id}-${key}`, error: faults[key] });
  const control = (key: keyof Feedback) => ({
    name: key,
    value: feedback[key],
    onChange: ({ target }: { target: { value: string } }) => {
      setFeedback((before) => ({ ...before, [key]: target.value }));
      setFaults(({ [key]: _, ...others }) => others);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="relative grid gap-s-4">
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
      {hasFailed && (
        <Note tone="bad" role="alert">
          {texts.notSent}
        </Note>
      )}
      <Button type="submit" className="justify-self-start" busy={isSending} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
