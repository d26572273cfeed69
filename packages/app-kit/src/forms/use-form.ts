import type { CallFailure } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { failureOf } from "../calls.ts";
import { type FormFaults, type FormRefusal, readFailure } from "./form-faults.ts";

/** The values as they can be sent, or what is wrong with them. */
export type FormReading<S> =
  | { readonly ok: true; readonly value: S }
  | { readonly ok: false; readonly faults: FormFaults };

export interface FormOptions<V extends object, S, R> {
  /** The values at first. Their order is that of the fields on the screen. */
  readonly initial: V;
  readonly read: (values: V) => FormReading<S>;
  /** @throws CallError when the service refuses; see `dataOf` */
  readonly send: (value: S) => Promise<R>;
  readonly onSent: (answer: R) => void;
  /** What a failure says; when left out: the service's faults by field, else its words. */
  readonly readFailure?: (failure: CallFailure, names: readonly string[]) => FormRefusal;
  /** Where the focus goes when something is wrong: to the first such field (default), or to the summary that the form shows. */
  readonly focusOn?: "field" | "summary";
}

/** What is wrong now, in the order of the fields. `focus` moves there once there is something. */
function useFaults(names: readonly string[], focusOn: "field" | "summary") {
  const id = useId();
  const [faults, setFaults] = useState<FormFaults>({});
  const [attempt, setAttempt] = useState(0);
  const fieldId = (name: string): string => `${id}-${name}`;
  const show = (found: FormFaults): void => {
    setFaults(found);
    setAttempt((before) => before + 1);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined && focusOn === "field") document.getElementById(fieldId(first))?.focus();
  };
  const clear = (changed: readonly string[]): void =>
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !changed.includes(name))));
  const summary = names.flatMap((name) => {
    const message = faults[name];
    return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
  });
  return { id, faults, show, clear, fieldId, summary, attempt };
}

/** The values and what is said of them. A change takes away what was said of the field, and of the form. */
function useFields<V extends object>({
  initial,
  focusOn = "field",
}: {
  initial: V;
  focusOn?: "field" | "summary";
}) {
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  const names = Object.keys(initial);
  const { clear, faults, fieldId, ...shown } = useFaults(names, focusOn);
  const clearFaults = (changed: readonly string[] = names): void => {
    clear(changed);
    setRefusal(null);
  };
  return {
    ...shown,
    names,
    values,
    refusal,
    setRefusal,
    clearFaults,
    change: (part: Partial<V>): void => {
      setValues((now) => ({ ...now, ...part }));
      clearFaults(Object.keys(part));
    },
    /** What a Field of this name is given. */
    field: (name: keyof V & string) => ({ id: fieldId(name), error: faults[name] }),
    /** What an Input, Textarea or Select of this name is given. */
    control: <N extends keyof V & string>(name: N) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((now) => ({ ...now, [name]: target.value }));
        clearFaults([name]);
      },
    }),
  };
}

/**
 * A form: its values, what is wrong with which field, and sending it. What was entered stays whatever the service says;
 * the caller empties the form with `change` once it is sent, where it should be.
 *
 * Of what it gives: `field` and `control` go to each field, `submit` and `id` to the form. `refusal` is what a failure
 * says that names no field. `summary` lists what is wrong for an ErrorSummary, whose key is `attempt`, so that it takes the
 * focus at every try. `show` shows faults that were found outside of `read`; `error` is why the last try did not succeed.
 */
export function useForm<V extends object, S, R>(options: FormOptions<V, S, R>) {
  const { names, setRefusal, ...fields } = useFields(options);
  const { mutate, isPending, error } = useMutation({
    mutationFn: options.send,
    onSuccess: options.onSent,
    onError: (cause) => {
      const found = (options.readFailure ?? readFailure)(failureOf(cause), names);
      setRefusal(found.message);
      fields.show(found.faults);
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const reading = options.read(fields.values);
    setRefusal(null);
    fields.show(reading.ok ? {} : reading.faults);
    if (reading.ok) mutate(reading.value);
  };
  return { ...fields, submit, isSending: isPending, error };
}
