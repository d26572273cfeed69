import { isHomePage } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { ArrowDown, ArrowUp, CornerDownRight, CornerLeftUp, Pencil, X } from "lucide-react";
import type { ReactNode } from "react";
import { focusNeighbor } from "../../components/chrome/focus-neighbor.ts";
import {
  type Outline,
  type OutlinePage,
  type OutlineStep,
  pageAbove,
  stepped,
} from "../../lib/wizard/page-outline.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** The callbacks of a page's actions. */
export interface PageHandlers {
  step: (source: string, step: OutlineStep) => void;
  askName: (source: string) => void;
  remove: (source: string) => void;
}

interface PageActionsProps {
  page: OutlinePage;
  outline: Outline;
  actions: PageHandlers;
}

function StepButton({ page, outline, actions, step, children }: PageActionsProps & StepButtonProps) {
  return (
    <Button
      compact
      // Not `disabled`: the button would lose the focus when the page cannot move any further.
      aria-disabled={stepped(outline, page.source, step) === null}
      className="aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3"
      onClick={() => actions.step(page.source, step)}
    >
      {children}
    </Button>
  );
}

interface StepButtonProps {
  step: OutlineStep;
  children: ReactNode;
}

function MoveButtons(props: PageActionsProps) {
  const { page, outline } = props;
  const above = pageAbove(outline, page.source);
  const canNest = stepped(outline, page.source, "nest") !== null;
  return (
    <>
      <StepButton {...props} step="up">
        <ArrowUp aria-hidden="true" /> {texts.moveUp}
      </StepButton>
      <StepButton {...props} step="down">
        <ArrowDown aria-hidden="true" /> {texts.moveDown}
      </StepButton>
      <StepButton {...props} step={page.isNested ? "unnest" : "nest"}>
        {page.isNested ? <CornerLeftUp aria-hidden="true" /> : <CornerDownRight aria-hidden="true" />}
        <span className="min-w-0 truncate">
          {page.isNested && texts.unnest(above?.name ?? "")}
          {!page.isNested && (canNest && above ? texts.nest(above.name) : texts.nestNone)}
        </span>
      </StepButton>
    </>
  );
}

/**
 * Buttons to move, rename and remove a page, for touch and keyboard as for the mouse. Home cannot be moved or removed.
 */
export function PageActions(props: PageActionsProps) {
  const { page, actions } = props;
  const isHome = isHomePage(page.source);
  return (
    <fieldset className="flex flex-wrap gap-2 pb-3 [&>button]:max-w-full">
      <legend className="sr-only">{texts.pageActs(page.name)}</legend>
      {!isHome && <MoveButtons {...props} />}
      <Button compact onClick={() => actions.askName(page.source)}>
        <Pencil aria-hidden="true" /> {texts.rename}
      </Button>
      {!isHome && (
        <Button
          compact
          aria-label={texts.removePage(page.name)}
          // The focus moves to the neighbor's button with the same mark.
          data-act="page"
          onClick={(event) => {
            focusNeighbor(event.currentTarget);
            actions.remove(page.source);
          }}
        >
          <X aria-hidden="true" /> {texts.remove}
        </Button>
      )}
    </fieldset>
  );
}
