import { useToast } from "@sitewright/ui";
import { useEffect } from "react";
import { clearMergedFields, useMergedFields } from "../../lib/saving/merged-fields.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";

/** A toast about answers that were merged from another window or device. */
export function MergedNotice() {
  const paths = useMergedFields((state) => state.paths);
  const { toast } = useToast();
  useEffect(() => {
    if (paths.length === 0) return;
    clearMergedFields();
    // The names of all answers are only needed here, and rarely.
    import("../../components/answer-names.ts").then(
      ({ answerName }) =>
        toast({ tone: "info", title: texts.newsTitle, description: texts.news(paths.map(answerName)) }),
      () => toast({ tone: "info", title: texts.newsTitle }),
    );
  }, [paths, toast]);
  return null;
}
