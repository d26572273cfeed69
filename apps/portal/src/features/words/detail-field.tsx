import { limits } from "@sitewright/spec-core/onboarding";
import { Field, Input, Textarea } from "@sitewright/ui";
import { type ComponentProps, useState } from "react";
import type { FoundField } from "../../lib/words/found-answers.ts";
import { type DetailName, fieldIdOf, setDetail, useDetail } from "./detail-answers.ts";
import { useFound } from "./found-context.tsx";
import { FoundLine } from "./found-line.tsx";
import { useTaken } from "./use-taken.ts";

interface DetailFieldProps {
  name: DetailName;
  label: string;
  hint?: string;
  /** The value that the client's texts suggest. */
  found?: FoundField;
  /** A warning about an unusual answer; it does not block. */
  warnIf?: { readonly isOdd: (text: string) => boolean; readonly text: string };
  className?: string;
}

function Found({ name, label, found }: { name: DetailName; label: string; found: FoundField }) {
  const value = useDetail(name).trim();
  const there = useFound(found);
  const [isTaken, setTaken] = useTaken(name);
  const isUsed = isTaken && value === there?.text;
  if (!there || (value !== "" && !isUsed)) return null;
  const set = (text: string): void => {
    setTaken(text !== "");
    setDetail(name, text);
  };
  return (
    <FoundLine
      label={label}
      text={there.text}
      field={there.field}
      isUsed={isUsed}
      onUse={() => set(there.text)}
      onUndo={() => set("")}
    />
  );
}

/** The warning about an unusual answer, after its field has lost the focus; none while typing. */
function useWarningAfterBlur(value: string, warnIf: DetailFieldProps["warnIf"]) {
  const isOdd = warnIf?.isOdd(value) ?? false;
  const [isWarningShown, setIsWarningShown] = useState(isOdd);
  const warning = warnIf ? { warning: isWarningShown && isOdd ? warnIf.text : "" } : {};
  return { warning, onBlur: () => setIsWarningShown(isOdd) };
}

function Frame({ name, label, hint, found, warning, className = "", children }: FrameProps) {
  const id = fieldIdOf(name);
  return (
    <div className={`grid content-start gap-2 ${className}`}>
      <Field id={id} label={label} hint={hint} {...warning}>
        {children}
      </Field>
      {found && <Found name={name} label={label} found={found} />}
    </div>
  );
}

type FrameProps = Omit<DetailFieldProps, "warnIf"> & {
  warning?: { warning?: string };
  children: ComponentProps<typeof Field>["children"];
};

/** An optional answer of one line. */
export function DetailLine({
  warnIf,
  input,
  ...frame
}: DetailFieldProps & { input?: ComponentProps<"input"> }) {
  const value = useDetail(frame.name);
  const { warning, onBlur } = useWarningAfterBlur(value, warnIf);
  return (
    <Frame {...frame} warning={warning}>
      <Input
        {...input}
        name={frame.name}
        value={value}
        maxLength={limits.shortTextMax}
        onBlur={onBlur}
        onChange={(event) => setDetail(frame.name, event.target.value)}
      />
    </Frame>
  );
}

/** An optional answer of several lines. */
export function DetailLines({
  textarea,
  ...frame
}: Omit<DetailFieldProps, "warnIf"> & { textarea?: ComponentProps<"textarea"> }) {
  return (
    <Frame {...frame}>
      <Textarea
        maxLength={limits.linesMax}
        {...textarea}
        name={frame.name}
        value={useDetail(frame.name)}
        onChange={(event) => setDetail(frame.name, event.target.value)}
      />
    </Frame>
  );
}
