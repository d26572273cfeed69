import clsx from "clsx";
import { CircleAlert } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { focusField } from "./focus-field.ts";

export interface ErrorSummaryProps {
  title?: ReactNode;
  /** `fieldId` is the id of the control or of the Fieldset. */
  errors: readonly { fieldId: string; message: ReactNode }[];
  /** Called before the focus moves, for example to open the step that holds the field. */
  onFollow?: (fieldId: string) => void;
  level?: 2 | 3;
  className?: string;
}

/**
 * The errors, at the top of the form: takes the focus when it appears and links to each field. Pattern:
 * GOV.UK Design System, error summary.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title = "There is a problem", errors, onFollow, level = 2, className } = props;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${level}` as const;
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // Scrolls it into view as a whole, or from its title where the window is too low.
    for (const part of [box.current, box.current?.firstElementChild])
      part?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, []);
  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    onFollow?.(fieldId);
    // The field may only be rendered in response to onFollow.
    requestAnimationFrame(() => focusField(fieldId));
  };
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className={clsx("rounded-sm border-[1.5px] border-bad border-l-8 bg-surface px-s-5 py-4", className)}
    >
      <Heading
        id={titleId}
        className="flex gap-2 font-[670] font-display text-[1.25rem] leading-[1.2] tracking-title"
      >
        <CircleAlert aria-hidden="true" className="mt-px text-bad" />
        {title}
      </Heading>
      <ul className="mt-2 grid gap-1">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => follow(event, fieldId)}
              className="font-[600] text-bad underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
