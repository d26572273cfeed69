import { useToast } from "@sitewright/ui";
import { useEffect } from "react";
import { clearNotices, usePageNotices } from "../../lib/page-notices.ts";

/** Toasts for the messages of code outside of React. */
export function PageNotices() {
  const notices = usePageNotices((state) => state.notices);
  const { toast } = useToast();
  useEffect(() => {
    if (notices.length === 0) return;
    clearNotices();
    for (const notice of notices)
      toast(notice.action ? { ...notice, durationMs: Number.POSITIVE_INFINITY } : notice);
  }, [notices, toast]);
  return null;
}
