import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminCreatePostPreview, adminEndPostPreview } from "@sitewright/contracts";
import { Button, Dialog, Field, Input, TextLink, useToast } from "@sitewright/ui";
import { useMutation } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "../../components/copy-button.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import type { useDialogAddress } from "../../lib/dialog-address.ts";
import type { PostSaver } from "./post-saver.ts";
import type { SaverState } from "./saver-state.ts";

interface PreviewLinkProps {
  saver: PostSaver;
  state: SaverState;
  /** Shared with the dialogs beside it: only one may wait for the browser to return from the entry of another. */
  dialog: Pick<ReturnType<typeof useDialogAddress>, "open" | "show" | "close">;
}

function usePreviewLink(saver: PostSaver, { id, previewUntil }: SaverState["post"]) {
  const client = useClient();
  const { toast } = useToast();
  const [until, setUntil] = useState(previewUntil);
  const [link, setLink] = useState<string | null>(null);
  const params = { id };
  const onError = (error: Error) =>
    toast({ tone: "error", title: "The link could not be changed.", description: error.message });
  const making = useMutation({
    mutationFn: async () => {
      await saver.flush();
      return dataOf(client.call(adminCreatePostPreview, { params }));
    },
    onSuccess: (made) => {
      setLink(`${location.origin}${made.path}`);
      setUntil(made.until);
    },
    onError,
  });
  const ending = useMutation({
    mutationFn: () => dataOf(client.call(adminEndPostPreview, { params })),
    onSuccess: () => {
      setLink(null);
      setUntil(null);
      toast({ title: "Link disabled" });
    },
    onError,
  });
  return { until, link, making, ending };
}

/** The link that shows the edited post to anyone who has it. */
export function PreviewLink({ saver, state, dialog }: PreviewLinkProps) {
  const { until, link, making, ending } = usePreviewLink(saver, state.post);
  return (
    <>
      <Button onClick={() => dialog.show("preview-link")}>
        <Eye aria-hidden="true" /> Preview link
      </Button>
      {dialog.open === "preview-link" && (
        <Dialog
          open
          onOpenChange={(isOpen) => !isOpen && dialog.close()}
          closeLabel="Close"
          title="Preview link"
          description="For 14 days, anyone with the link can read the post on the public site, as it is in the editor. Search engines are asked not to index it."
          actions={
            <>
              {until !== null && (
                <Button
                  variant="danger"
                  busy={ending.isPending}
                  busyLabel="Disabling..."
                  onClick={() => ending.mutate()}
                >
                  Disable link
                </Button>
              )}
              <Button
                variant={link === null ? "primary" : "line"}
                busy={making.isPending}
                busyLabel="Creating..."
                onClick={() => making.mutate()}
              >
                {until === null ? "Create link" : "Create a new link"}
              </Button>
              {link !== null && (
                <CopyButton
                  text={link}
                  variant="primary"
                  copied="Link copied"
                  failed={{
                    title: "The link could not be copied.",
                    description: "Select the link and copy it.",
                  }}
                >
                  Copy link
                </CopyButton>
              )}
            </>
          }
        >
          {link !== null && (
            <Field label="Link">
              <Input readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} />
            </Field>
          )}
          {until !== null && (
            <p className="mt-2 text-ink-2 text-s">
              {link === null ? "A link exists already, but is shown only once. A new link replaces it. " : ""}
              It works until <SentenceTime at={until} isInside />.{" "}
              {link !== null && (
                <TextLink href={link} target="_blank" rel="noopener">
                  Open link
                </TextLink>
              )}
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
