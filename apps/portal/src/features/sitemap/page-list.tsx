import { Badge, Button, Empty } from "@sitewright/ui";
import { X } from "lucide-react";
import { focusBeside } from "../../components/chrome/focus-beside.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import type { SitePage } from "../../lib/wizard/site-pages.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

/** Opens the questionnaire at its choice of pages. */
function choosePages(): void {
  wizard.goTo("questionnaire", "formData.pages");
}

function Page({ page, isRemovable }: { page: SitePage; isRemovable: boolean }) {
  const customPages = useWizard((state) => state.onboarding.formData.customPages);
  const remove = (): void => wizard.setCustomPages(customPages.filter((name) => name.trim() !== page.name));
  return (
    <li className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-line border-b py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-label">
          <span className="break-words">{page.name}</span>
          {!page.isStandard && <Badge>{texts.custom}</Badge>}
        </p>
        <p className="break-all text-ink-2 text-s">{page.url}</p>
      </div>
      {isRemovable && !page.isStandard && (
        <Button
          variant="ghost"
          compact
          iconOnly
          aria-label={texts.removePage(page.name)}
          data-act="remove"
          onClick={(event) => {
            focusBeside(event.currentTarget);
            remove();
          }}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </li>
  );
}

/** The pages with their addresses; where there are none, the way to choosing them. */
export function PageList({ pages }: { pages: readonly SitePage[] }) {
  const isRemovable = useWizard((state) => state.onboarding.pageTree === undefined);
  if (pages.length === 0) {
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
  return (
    <ul className="border-line border-t">
      {pages.map((page) => (
        <Page key={page.path} page={page} isRemovable={isRemovable} />
      ))}
    </ul>
  );
}
