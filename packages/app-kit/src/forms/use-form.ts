import type { CallFailure } from "@sitewright/contracts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { failureOf, isRefusedWith } from "../calls.ts";
import { onSessionSet } from "../session.ts";
import { type FormFaults, type FormRefusal, readFailure } from "./form-faults.ts";

/** The values to send, or their errors. */
export type FormReading<S> =
  | { readonly ok: true; readonly value: S }
  | { readonly ok: false; readonly faults: FormFaults };

export interface FormOptions<V extends object, S, R> {
  /** The stored values, which the fields show at first. Their order is that of the fields on the screen. */
  readonly initial: V;
  readonly read: (values: V) => FormReading<S>;
  /** @throws CallError when the service refuses; see `dataOf` */
  readonly send: (value: S) => Promise<R>;
  readonly onSent: (answer: R) => void;
  /** The errors of a failure; by default the service's by field, else its message. */
  readonly readFailure?: (failure: CallFailure, names: readonly string[]) => FormRefusal;
  /** The focus after a failed validation: the first invalid field (default), or the form's error summary. */
  readonly focusOn?: "field" | "summary";
  /**
   * The fields stay editable while they are sent, and `onSent` has to keep what was entered since. By default they are
   * read-only until the response, because most forms close then.
   */
  readonly staysEditable?: boolean;
}

/** Whether a value differs from the stored ones. */
function differs(values: object, stored: object): boolean {
  const shown = new Map<string, unknown>(Object.entries(values));
  return Object.entries(stored).some(
    ([name, value]) => JSON.stringify(shown.get(name)) !== JSON.stringify(value),
  );
}

/** The current errors, in the order of the fields. `focus` moves there once there are some. */
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

/**
 * The values and their errors. A change clears the errors of the field, and of the form. While locked, nothing changes.
 */
function useFields<V extends object>({
  initial,
  focusOn = "field",
  isLocked,
}: {
  initial: V;
  focusOn?: "field" | "summary";
  isLocked: RefObject<boolean>;
}) {
  const [values, setValues] = useState(initial);
  const [refusal, setRefusal] = useState<string | null>(null);
  const names = Object.keys(initial);
  const { clear, faults, fieldId, ...shown } = useFaults(names, focusOn);
  const clearFaults = (changed: readonly string[] = names): void => {
    clear(changed);
    setRefusal(null);
  };
  const update = (changed: readonly string[], next: (now: V) => V): void => {
    if (isLocked.current) return;
    setValues(next);
    clearFaults(changed);
  };
  const change = (part: Partial<V>): void => update(Object.keys(part), (now) => ({ ...now, ...part }));
  return {
    ...shown,
    names,
    values,
    refusal,
    setRefusal,
    clearFaults,
    change,
    /** Props of the Field with this name. */
    field: (name: keyof V & string) => ({ id: fieldId(name), error: faults[name] }),
    /** Props of the Input, Textarea or Select with this name. */
    control: <N extends keyof V & string>(name: N) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) =>
        update([name], (now) => ({ ...now, [name]: target.value })),
    }),
  };
}

/**
 * A form: its values, its errors by field, and sending it. The input stays whatever the response; the caller may empty
 * the form with `change` after it was sent.
 *
 * In its result, `field` and `control` are props of each field, `submit` and `id` of the form. `refusal` is the part of
 * a failure that names no field. `hasUnsavedInput`: a value differs from `initial`. `summary` lists the errors for an
 * ErrorSummary, whose key is `attempt`, so that it takes the focus at every try. `show` shows errors found outside of
 * `read`; `error` is why the last try failed.
 */
export function useForm<V extends object, S, R>(options: FormOptions<V, S, R>) {
  const isLocked = useRef(false);
  const { names, setRefusal, control, ...fields } = useFields({ ...options, isLocked });
  const { mutate, isPending, error } = useMutation({
    mutationFn: options.send,
    onSuccess: (answer) => {
      isLocked.current = false;
      options.onSent(answer);
    },
    onError: (cause) => {
      isLocked.current = false;
      const found = (options.readFailure ?? readFailure)(failureOf(cause), names);
      setRefusal(found.message);
      fields.show(found.faults);
    },
  });
  const queries = useQueryClient();
  const isSignedOut = isRefusedWith(error, "sign-in-required");
  // After a sign-in over the page the form stays as it is, and its message, which asks for a sign-in, is removed.
  useEffect(
    () => (isSignedOut ? onSessionSet(queries, () => setRefusal(null)) : undefined),
    [isSignedOut, queries, setRefusal],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const reading = options.read(fields.values);
    setRefusal(null);
    fields.show(reading.ok ? {} : reading.faults);
    if (!reading.ok) return;
    isLocked.current = !options.staysEditable;
    mutate(reading.value);
  };
  return {
    ...fields,
    hasUnsavedInput: differs(fields.values, options.initial),
    control: <N extends keyof V & string>(name: N) => ({
      ...control(name),
      ...(isPending && !options.staysEditable && { readOnly: true }),
    }),
    submit,
    isSending: isPending,
    error,
  };
}
