import { type FormReading, useForm } from "@sitewright/app-kit/form";
import type { FormRefusal } from "@sitewright/app-kit/form-faults";
import type { CallFailure } from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { brokenIn } from "./broken.ts";

interface CheckedFormOptions<V extends object, S> {
  readonly initial: V;
  readonly read: (values: V) => FormReading<S>;
  /** `isConfirmed`: save although stored questions then match another entry. */
  readonly send: (value: S, isConfirmed: boolean) => Promise<unknown>;
  readonly readFailure: (failure: CallFailure, names: readonly string[]) => FormRefusal;
  /** The message after saving. */
  readonly saved: string;
  readonly onClose: () => void;
}

/**
 * A form that the service refuses while it breaks stored questions: sent again with the same values, it is
 * confirmed; other values are checked again. `broken`: the sentences of the last refusal, while they apply.
 */
export function useCheckedForm<V extends object, S>(options: CheckedFormOptions<V, S>) {
  const queries = useQueryClient();
  const { toast } = useToast();
  const [refused, setRefused] = useState<{ of: string; broken: readonly string[] }>();
  const sent = useRef("");
  const form = useForm({
    initial: options.initial,
    read: options.read,
    send: (value: S) => {
      const text = JSON.stringify(value);
      sent.current = text;
      return options.send(value, refused?.of === text);
    },
    onSent: () => {
      toast({ title: options.saved });
      options.onClose();
      void queries.invalidateQueries();
    },
    readFailure: (failure, names) => {
      const broken = brokenIn(failure);
      if (broken) setRefused({ of: sent.current, broken });
      return options.readFailure(failure, names);
    },
  });
  const reading = options.read(form.values);
  const isSame = reading.ok && refused?.of === JSON.stringify(reading.value);
  return { ...form, broken: isSame ? refused.broken : [] };
}
