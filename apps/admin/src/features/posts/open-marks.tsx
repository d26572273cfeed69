import { markWords, type PostMark } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { focusNextRow } from "../../lib/row-focus.ts";

interface OpenMarksProps {
  marks: readonly PostMark[];
  onShow: (mark: PostMark) => void;
  onChecked: (mark: PostMark) => void;
}

/** The places to check before a post can be published, each with a link. */
export function OpenMarks({ marks, onShow, onChecked }: OpenMarksProps) {
  if (marks.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{marks.length === 1 ? "One thing to check" : `${marks.length} things to check`} before publishing</b>
      <ul aria-label="To check" className="mt-1 max-h-[11rem] overflow-y-auto">
        {marks.map((mark) => (
          <li key={`${mark.start} ${mark.end} ${mark.kind}`} className="flex items-center gap-2 py-0.5">
            <span className="mr-auto min-w-0">
              <span className="block truncate">{markWords(mark)}</span>
              <span className="block text-ink-3 text-xs">{mark.kind}</span>
            </span>
            <Button
              compact
              variant="ghost"
              aria-label={`Show ${markWords(mark)}`}
              onClick={() => onShow(mark)}
            >
              Show
            </Button>
            <Button
              compact
              aria-label={`Mark ${markWords(mark)} as checked`}
              onClick={({ currentTarget }) => {
                focusNextRow(currentTarget);
                onChecked(mark);
              }}
            >
              Checked
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
