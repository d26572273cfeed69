import { useToast } from "@sitewright/ui";
import { useEffect } from "react";
import { clearNews, useMergeNews } from "../../lib/saving/merge-news.ts";
import { answerName } from "../../texts/answer-names.ts";
import { savingTexts as texts } from "../../texts/saving.ts";

/** Says quietly which answers came from another window or device. */
export function MergeNews() {
  const paths = useMergeNews((state) => state.paths);
  const { toast } = useToast();
  useEffect(() => {
    if (paths.length === 0) return;
    toast({ tone: "info", title: texts.newsTitle, description: texts.news(paths.map(answerName)) });
    clearNews();
  }, [paths, toast]);
  return null;
}
