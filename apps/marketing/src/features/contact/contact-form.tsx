import { buttonClass, Field, Input, Note, Textarea } from "@sitewright/ui";
import { CircleAlert } from "lucide-react";
import type { RefusedForm } from "../../server-contract.ts";
import { contactTexts } from "./texts.ts";

/** The state of the form: empty, sent, or with errors. */
export interface ContactState {
  readonly wasSent: boolean;
  readonly refused: RefusedForm | undefined;
}

/** The line for a field's error, rendered empty so that a script can fill it. */
function FaultLine({ name }: { name: string }) {
  return (
    <p
      id={`${name}-fault`}
      data-fault-of={name}
      hidden
      className="flex gap-[.45em] font-nav text-bad text-s leading-snug"
    >
      <CircleAlert aria-hidden="true" className="mt-[.12em]" />
      <span data-fault-text />
    </p>
  );
}

/** A honeypot: people do not see the field, so only bots fill it in. */
function Trap() {
  return (
    <div aria-hidden="true" className="-left-[200vw] absolute">
      <label htmlFor="homepage">Leave this empty</label>
      <input
        data-tool-param="Leave this empty."
        id="homepage"
        name="homepage"
        tabIndex={-1}
        autoComplete="off"
      />
    </div>
  );
}

/** What became of the form that was posted without a script; a script that sends another one removes it. */
function Outcome({ wasSent, refused }: ContactState) {
  if (!refused && !wasSent) return null;
  return (
    <div data-earlier-outcome>
      {refused ? (
        <Note tone="bad" role="alert">
          {refused.message}
        </Note>
      ) : (
        <Note tone="ok" role="status">
          {contactTexts.sent}
        </Note>
      )}
    </div>
  );
}

/** The contact form; a plain form post without scripts. */
export function ContactForm({ state }: { state: ContactState }) {
  const { refused } = state;
  const values = refused?.values ?? {};
  const errors = refused?.errors ?? {};
  return (
    <form
      method="post"
      action="/contact"
      data-contact-form
      data-tool-name="write_to_the_agency"
      data-tool-description="Sends a message to the agency, which a person reads and answers by email within 24 hours on days we are open."
      className="relative grid grid-cols-[minmax(0,1fr)] content-start gap-s-5"
      aria-labelledby="form-title"
    >
      <h2 id="form-title" className="sr-only">
        Send a message
      </h2>
      <Outcome {...state} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s-5 phone:grid-cols-2">
        <Field label="Name" id="name" error={errors.name}>
          <Input name="name" autoComplete="name" defaultValue={values.name} required />
          <FaultLine name="name" />
        </Field>
        <Field label="Email" id="email" error={errors.email}>
          <Input name="email" type="email" autoComplete="email" defaultValue={values.email} required />
          <FaultLine name="email" />
        </Field>
      </div>
      <Field label="Company" id="company" error={errors.company} optional>
        <Input name="company" autoComplete="organization" defaultValue={values.company} />
        <FaultLine name="company" />
      </Field>
      <Field label="Message" id="message" error={errors.message}>
        <Textarea
          name="message"
          rows={7}
          defaultValue={values.message}
          placeholder={contactTexts.example}
          className="font-[470] font-display text-[clamp(1.125rem,1rem+.5vw,1.375rem)]! leading-[1.5]!"
          required
        />
        <FaultLine name="message" />
      </Field>
      <Trap />
      <div className="flex flex-wrap items-center gap-x-s-5 gap-y-3">
        <button
          type="submit"
          className={buttonClass({
            variant: "primary",
            className: "min-w-[min(11rem,100%)] max-phone:w-full",
          })}
        >
          {contactTexts.send}
        </button>
        <p data-after-send className="wrap-anywhere max-w-[40ch] text-ink-3 text-s">
          {contactTexts.whatHappens}
        </p>
      </div>
    </form>
  );
}
