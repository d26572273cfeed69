import { Button, Empty } from "@sitewright/ui";
import { clsx } from "clsx";
import { useId, useRef, useState } from "react";
import { stepTitleId } from "../../components/chrome/step-page.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import {
  groupSize,
  type Outline,
  type OutlinePlace,
  type OutlineStep,
  outlineOf,
  placed,
  renamed,
  stepped,
} from "../../lib/wizard/page-outline.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { PageActions } from "./page-actions.tsx";
import { pagePositionText } from "./page-position-text.ts";
import { PageRow } from "./page-row.tsx";
import { RemovedPage, usePageRemoval } from "./removed-page.tsx";
import { RenamePage } from "./rename-page.tsx";
import type { SitePage } from "./site-pages.ts";
import { sitemapTexts as texts } from "./texts.ts";
import { type PageDrag, usePageDrag } from "./use-page-drag.ts";

/** Opens the questionnaire at its choice of pages. */
function choosePages(): void {
  wizard.goTo("questionnaire", "formData.pages");
}

function NoPages() {
  return (
    <Empty
      title={texts.emptyTitle}
      action={
        <Button variant="ink" onClick={choosePages}>
          {texts.emptyAction}
        </Button>
      }
    >
      {texts.emptyBody}
    </Empty>
  );
}

const line =
  "before:absolute before:-top-[2px] before:right-0 before:left-(--line-from) before:z-30 before:h-[3px] before:rounded-full before:bg-ink before:content-['']";
const endLine = line.replaceAll("before:", "after:").replace("-top-[2px]", "-bottom-[2px]");

/**
 * The look of a row while a page is dragged: it moves along, or a line shows that the page would be dropped above it.
 */
function dragLook(outline: Outline, drag: PageDrag | null, index: number): string {
  if (!drag) return "";
  const from = outline.findIndex((page) => page.source === drag.source);
  const size = groupSize(outline, from);
  if (index >= from && index < from + size)
    return "translate-y-(--drag-y) relative z-20 bg-raised shadow-2 pointer-events-none";
  if (!drag.place) return "";
  const others = outline.toSpliced(from, size);
  const isTarget = others[drag.place.index] === outline[index];
  const isLast = drag.place.index === others.length && others.at(-1) === outline[index];
  return clsx(
    (isTarget || isLast) && (drag.place.isNested ? "[--line-from:var(--s-6)]" : "[--line-from:0px]"),
    isTarget && line,
    isLast && endLine,
  );
}

/** The pages as an outline, the handlers that change them, and the announcement of the last change. */
function usePages(outline: Outline) {
  const [news, setNews] = useState("");
  const [named, setNamed] = useState<string | null>(null);
  const removal = usePageRemoval();
  const nameOf = (source: string): string => outline.find((page) => page.source === source)?.name ?? source;
  const arrange = (after: Outline, source: string): void => {
    wizard.arrangePages(after);
    setNews(pagePositionText(after, source));
  };
  return {
    news,
    named: outline.find((page) => page.source === named),
    closeName: () => setNamed(null),
    askName: setNamed,
    drop: (source: string, place: OutlinePlace) => arrange(placed(outline, source, place), source),
    step: (source: string, step: OutlineStep) => {
      const after = stepped(outline, source, step);
      if (after) arrange(after, source);
      else setNews(texts.pageStays(nameOf(source)));
    },
    rename: (source: string, name: string) => {
      const after = renamed(outline, source, name);
      wizard.arrangePages(after);
      setNews(texts.pageRenamed(nameOf(source), name.trim() || source));
    },
    removed: removal.removed,
    remove: (source: string) => {
      removal.remove(source, nameOf(source));
      setNews(texts.pageGone(nameOf(source)));
    },
    putBack: () => {
      // The focused element is removed.
      document.getElementById(stepTitleId)?.focus();
      removal.putBack();
      setNews(texts.pageBack(removal.removed ?? ""));
    },
  };
}

function useOutline(): Outline {
  const formData = useWizard((state) => state.onboarding.formData);
  const pageTree = useWizard((state) => state.onboarding.pageTree);
  return outlineOf({ formData, pageTree });
}

/**
 * The pages in their order: drag, move by keys or buttons, nest, rename and remove. Where there are none, a
 * link to choosing them.
 */
export function PageList({ pages }: { pages: readonly SitePage[] }) {
  const outline = useOutline();
  const acts = usePages(outline);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const { drag, press } = usePageDrag({ outline, list, onDrop: acts.drop });
  const hintId = useId();
  const actsId = useId();
  const bySource = new Map(pages.map((page) => [page.source, page]));
  const rows = outline.flatMap((entry) => bySource.get(entry.source) ?? []);
  return (
    <>
      <p role="status" className="sr-only">
        {acts.news}
      </p>
      {rows.length === 0 ? (
        <NoPages />
      ) : (
        <>
          <p className="mb-3 text-ink-2 text-s">{texts.arrangeHint}</p>
          <p id={hintId} hidden>
            {texts.handleHint}
          </p>
          <ol
            ref={list}
            id="pageTree"
            tabIndex={-1}
            aria-label={texts.pageList}
            className={clsx("border-line border-t", drag && "select-none")}
          >
            {rows.map((page, index) => (
              <li
                key={page.source}
                className={clsx(
                  "relative border-line border-b",
                  page.parent !== null && "pl-s-6",
                  dragLook(outline, drag, index),
                )}
              >
                <PageRow
                  page={page}
                  hintId={hintId}
                  actsId={actsId}
                  isOpen={open === page.source}
                  onToggle={() => setOpen(open === page.source ? null : page.source)}
                  onPress={(event) => press(event, page.source)}
                  onStep={(step) => acts.step(page.source, step)}
                />
                {open === page.source && outline[index] && (
                  <div id={actsId}>
                    <PageActions page={outline[index]} outline={outline} actions={acts} />
                  </div>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
      {acts.removed !== null && <RemovedPage name={acts.removed} onPutBack={acts.putBack} />}
      {acts.named && (
        <RenamePage
          page={acts.named}
          path={bySource.get(acts.named.source)?.path ?? ""}
          outline={outline}
          onRename={(name) => acts.named && acts.rename(acts.named.source, name)}
          onClose={acts.closeName}
        />
      )}
    </>
  );
}
