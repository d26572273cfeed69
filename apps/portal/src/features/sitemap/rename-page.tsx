import { isNameTaken, type Outline, type OutlinePage } from "../../lib/wizard/page-outline.ts";
import { PageNameDialog } from "./page-name-dialog.tsx";
import { sitemapTexts as texts } from "./texts.ts";

interface RenamePageProps {
  page: OutlinePage;
  path: string;
  outline: Outline;
  onRename: (name: string) => void;
  onClose: () => void;
}

/** Asks for the new name of a page. A blank one restores the name under which it was chosen. */
export function RenamePage({ page, path, outline, onRename, onClose }: RenamePageProps) {
  return (
    <PageNameDialog
      title={texts.renameTitle(page.name)}
      label={texts.renameLabel}
      hint={texts.renameHint(path)}
      confirm={texts.renameConfirm}
      initialName={page.name}
      onName={(name) => {
        if (isNameTaken(outline, name, page.source)) return false;
        onRename(name);
        return true;
      }}
      onClose={onClose}
    />
  );
}
