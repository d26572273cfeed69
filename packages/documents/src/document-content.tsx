import { isRefusedWith } from "@sitewright/app-kit/calls";
import { brand } from "@sitewright/brand";
import type { DocumentSummary } from "@sitewright/contracts";
import { Button, ButtonLink, Empty, Skeleton, useToast } from "@sitewright/ui";
import { Markdown } from "@sitewright/ui/markdown";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { documentsKey, useCurrentDocument, useReceipt } from "./documents-query.ts";
import { documentsTexts as texts } from "./documents-texts.ts";

/** The message instead of a document's content. */
function Unavailable() {
  return (
    <Empty
      level={3}
      title={texts.unavailableTitle}
      action={
        <ButtonLink variant="ink" href={`mailto:${brand.contact.supportEmail}`}>
          {texts.contactSupport}
        </ButtonLink>
      }
    >
      {texts.unavailableBody}
    </Empty>
  );
}

interface ContentOfProps {
  /** The loaded content: markdown, null where none is stored, undefined before there is a response. */
  content: string | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/** Content in each of its states: loading, failed with a retry, none, or loaded. */
export function ContentOf({ content, hasFailed, onRetry }: ContentOfProps) {
  if (hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-s-4">
        <Markdown content={`# ${texts.failedTitle}\n\n${texts.failedBody}`} />
        <Button variant="ink" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  if (content === undefined) return <Skeleton lines={6} label={texts.loading} />;
  return content === null ? <Unavailable /> : <Markdown content={content} texts={texts.reading} />;
}

/** Handles a document that was deleted while the list shows it: shows a message and removes it from the list. */
function useDeletedMeanwhile({ title, clientId }: DocumentSummary, error: Error | null): void {
  const { toast } = useToast();
  const queries = useQueryClient();
  const isGone = isRefusedWith(error, "not-found");
  useEffect(() => {
    if (!isGone) return;
    toast({ title: texts.gone(title) });
    void queries.invalidateQueries({ queryKey: documentsKey(clientId) });
  }, [isGone, title, clientId, queries, toast]);
}

/** The current version of a document. Opening it is reported as the client's receipt. */
export function CurrentContent({
  document,
  isOpenedByClient,
}: {
  document: DocumentSummary;
  isOpenedByClient: boolean;
}) {
  const { data, error, isError, refetch } = useCurrentDocument(document);
  useDeletedMeanwhile(document, error);
  useReceipt(document, { shown: data, isOpenedByClient });
  return <ContentOf content={data?.content} hasFailed={isError} onRetry={() => refetch()} />;
}
