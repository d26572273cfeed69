import { isHomePage } from "@sitewright/spec-core/onboarding";
import { readableUrl } from "@sitewright/spec-core/sitemap";
import { Badge, Button } from "@sitewright/ui";
import { clsx } from "clsx";
import { ChevronDown, GripVertical, House } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { OutlineStep } from "../../lib/wizard/page-outline.ts";
import type { SitePage } from "./site-pages.ts";
import { sitemapTexts as texts } from "./texts.ts";

const stepOfKey: Readonly<Record<string, OutlineStep>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "nest",
  ArrowLeft: "unnest",
};

interface HandleProps {
  page: SitePage;
  hintId: string;
  onPress: (event: PointerEvent) => void;
  onStep: (step: OutlineStep) => void;
}

/** The drag handle of a page. */
function Handle({ page, hintId, onPress, onStep }: HandleProps) {
  const press = (event: KeyboardEvent): void => {
    const step = stepOfKey[event.key];
    if (!step) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <Button
      variant="ghost"
      compact
      iconOnly
      aria-label={texts.handle(page.name)}
      aria-describedby={hintId}
      className="cursor-grab touch-none text-ink-2 active:translate-y-0 active:cursor-grabbing"
      onPointerDown={onPress}
      onKeyDown={press}
    >
      <GripVertical aria-hidden="true" />
    </Button>
  );
}

function Place() {
  return (
    <span className="grid h-[44px] w-[38px] place-items-center text-ink-3 touch:w-[44px]">
      <House aria-hidden="true" />
    </span>
  );
}

/** An address that wraps before its path rather than within a word. */
function Address({ url }: { url: string }) {
  const pathStart = url.indexOf("/", "https://".length) + 1;
  return (
    <>
      {url.slice(0, pathStart)}
      <wbr />
      {url.slice(pathStart)}
    </>
  );
}

interface PageRowProps extends HandleProps {
  isOpen: boolean;
  /** Id of the element with the actions, which opening the row shows. */
  actsId: string;
  onToggle: () => void;
}

/** A page with its address, its drag handle, and the button that shows its actions. */
export function PageRow({ isOpen, actsId, onToggle, ...handle }: PageRowProps) {
  const { page } = handle;
  return (
    <div className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2 *:first:row-span-2">
      {isHomePage(page.source) ? <Place /> : <Handle {...handle} />}
      <p className="flex flex-wrap items-center gap-2 font-label phone:self-end">
        <span className="min-w-0 break-words">{page.name}</span>
        {page.parent !== null && <span className="sr-only">{texts.under(page.parent)}</span>}
        {!page.isStandard && <Badge>{texts.custom}</Badge>}
      </p>
      <p className="wrap-anywhere col-start-2 row-start-2 self-start text-ink-2 text-s max-phone:col-end-4">
        <Address url={readableUrl(page.url)} />
      </p>
      <Button
        variant="ghost"
        compact
        aria-label={texts.editPage(page.name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? actsId : undefined}
        data-act="page"
        className="col-start-3 row-start-1 phone:row-span-2"
        onClick={onToggle}
      >
        {texts.edit}
        <ChevronDown aria-hidden="true" className={clsx("transition-transform", isOpen && "rotate-180")} />
      </Button>
    </div>
  );
}
