import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { later } from "@sitewright/app-kit/later";
import { useMediaQuery } from "@sitewright/app-kit/media-query";
import { sessionKey } from "@sitewright/app-kit/session";
import { countWords, postLimits } from "@sitewright/articles";
import type { EditedPost } from "@sitewright/contracts";
import { Button, Field, Input, SaveState, Skeleton, Tab, TabList, TabPanel, Tabs } from "@sitewright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { ImageUp } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { manyText } from "../../lib/count-text.ts";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { siteName } from "../../lib/site-name.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { OpenMarks } from "./open-marks.tsx";
import { PendingUploads } from "./pending-uploads.tsx";
import { PostDetails } from "./post-details.tsx";
import { PostPreview } from "./post-preview.tsx";
import type { PostSaver } from "./post-saver.ts";
import type { PostSlots } from "./post-slots.ts";
import { PublishBar } from "./publish-bar.tsx";
import { Revisions } from "./revisions.tsx";
import type { SaverState } from "./saver-state.ts";
import type { SourceHandle } from "./source-view.ts";
import { useInsertedPictures } from "./use-inserted-pictures.ts";
import { useSaver } from "./use-saver.ts";

/** The editor's own code is loaded when a post is opened. */
const SourceEditor = later(
  async () => (await import("./source-editor.tsx")).SourceEditor,
  <Skeleton lines={8} label="Loading the editor..." className="p-4" />,
);

type Handle = Omit<SourceHandle, "replace" | "end">;
interface PartProps {
  saver: PostSaver;
  state: SaverState;
  handle: RefObject<Handle | null>;
  slots: PostSlots;
}

const savingWords = { saved: "Saved", saving: "Saving..." } as const;

/** The state of saving, in words. */
function savingText({ saving, reason, isKept }: SaverState): string {
  if (saving === "saved" || saving === "saving") return savingWords[saving];
  const kept = isKept
    ? "Your text is kept in this browser."
    : "Keep this page open: this browser cannot store your text.";
  return `${reason} ${kept}`;
}

/** The editor's state and functions that other features get. */
const editingOf = ({ saver, state: { post, fields } }: Pick<PartProps, "saver" | "state">) => ({
  post,
  fields,
  change: (part: Parameters<PostSaver["change"]>[0], how: { readonly isReplacing?: boolean } = {}) =>
    saver.change(part, { ...how, isTyped: false }),
});

function Writing({ saver, state, handle, slots }: PartProps) {
  const { fields, epoch } = state;
  const pictures = useInsertedPictures(handle);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-s-4">
      <Field label="Title">
        <Input
          maxLength={postLimits.title}
          value={fields.title}
          onChange={({ target }) => saver.change({ title: target.value })}
          className="font-[650] font-display text-[1.25rem]!"
        />
      </Field>
      <OpenMarks
        marks={fields.marks}
        onShow={(mark) => handle.current?.show(mark)}
        onChecked={(checked) =>
          saver.change({ marks: fields.marks.filter((mark) => mark !== checked) }, { isTyped: false })
        }
      />
      <div>
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <span className="mr-auto font-label text-s @max-[30rem]:basis-full">
            Content{" "}
            <span className="font-[400] text-ink-3">
              {manyText(countWords(fields.content), "word", "words")}
            </span>
          </span>
          {slots.tools?.(editingOf({ saver, state }))}
          <FileButton
            isBusy={pictures.pending.some(({ fault }) => fault === null)}
            onFile={(file) => pictures.add([file])}
          >
            <ImageUp aria-hidden="true" /> Insert picture
          </FileButton>
        </div>
        <PendingUploads pending={pictures.pending} onRetry={pictures.retry} onDiscard={pictures.discard} />
        <div className="h-[clamp(18rem,calc(100dvh-17rem),60rem)] overflow-hidden rounded-sm border-[1.5px] border-line-strong bg-raised focus-within:border-ink focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-1">
          <SourceEditor
            ref={handle}
            label="Content"
            source={fields}
            epoch={epoch}
            onChange={(source) => saver.change(source)}
            onPictures={pictures.add}
          />
        </div>
        <p className="mt-2 text-ink-3 text-xs">
          ## Heading, **bold**, *italic*, [words](/news/…), - list, &gt; quotation, ![what it
          shows](/picture). Pictures can be pasted or dropped into the text.
        </p>
      </div>
    </div>
  );
}

function SideTab({ view, ...part }: PartProps & { view: string }) {
  const { saver, state, handle, slots } = part;
  if (view === "preview") return <PostPreview fields={state.fields} />;
  if (view === "revisions") return <Revisions saver={saver} state={state} />;
  return (
    <PostDetails
      state={state}
      change={(fields) => saver.change(fields)}
      onInsert={(markdown) => handle.current?.insert(markdown)}
    >
      {slots.details?.(editingOf(part))}
    </PostDetails>
  );
}

const sideTabs = [
  ["preview", "Preview"],
  ["details", "Details"],
  ["revisions", "Revisions"],
] as const;

function Workbench(part: PartProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  // The tab of the revisions draws their dialog, which an address may open.
  const isComparing = useDialogAddress().open === "revision";
  const [chosen, setChosen] = useState(isComparing ? "revisions" : "write");
  const wanted = isComparing ? "revisions" : chosen;
  const shown = isWide && wanted === "write" ? "preview" : wanted;
  const tabs = isWide ? sideTabs : ([["write", "Write"], ...sideTabs] as const);
  // In one place for both widths: turning a tablet must not close the editor, its undo history or a dialog, or lose
  // the focus, as moving the element would.
  const writing = (
    <TabPanel
      value="write"
      forceMount
      {...(isWide && { role: undefined, "aria-labelledby": undefined, tabIndex: undefined })}
      hidden={!isWide && shown !== "write"}
      className="@container min-[64rem]:sticky min-[64rem]:top-s-4 min-[64rem]:row-span-2 min-[64rem]:self-start min-[64rem]:pt-0! min-[80rem]:top-[4.5rem]"
    >
      <Writing {...part} />
    </TabPanel>
  );
  const list = (
    <TabList aria-label="Parts of the post">
      {tabs.map(([key, label]) => (
        <Tab key={key} value={key}>
          {label}
        </Tab>
      ))}
    </TabList>
  );
  return (
    <Tabs
      value={shown}
      onValueChange={setChosen}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-s-5 min-[64rem]:grid-cols-2 min-[64rem]:grid-rows-[auto_1fr] min-[80rem]:[&_*]:scroll-mt-[5rem]"
    >
      {!isWide && list}
      {writing}
      {isWide && list}
      {shown !== "write" && (
        <TabPanel value={shown} className="@container min-w-0">
          <SideTab {...part} view={shown} />
        </TabPanel>
      )}
    </Tabs>
  );
}

/** Leads to the sign-in in place of the editor; afterwards the editor shows the text from this browser again. */
function SignInAgain() {
  const queries = useQueryClient();
  return (
    <Button compact onClick={() => void queries.invalidateQueries({ queryKey: sessionKey })}>
      Sign in
    </Button>
  );
}

/** Edits a post: its source beside its preview. It saves automatically; readers see changes only after publishing. */
export function PostEditor({ post, slots }: { post: EditedPost; slots: PostSlots }) {
  const { saver, state } = useSaver(post);
  const handle = useRef<Handle>(null);
  const { saving, reason, conflict, isSignedOut, fields } = state;
  // Several posts may be open in windows of their own.
  useDocumentTitle(`Edit ${fields.title.trim() || "Untitled"}`, siteName);
  return (
    <>
      <div className="mb-s-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y bg-surface py-3 min-[80rem]:sticky min-[80rem]:top-0 min-[80rem]:z-10">
        <SaveState state={saving}>{savingText(state)}</SaveState>
        {isSignedOut && <SignInAgain />}
        <PublishBar saver={saver} state={state} />
      </div>
      <Workbench saver={saver} state={state} handle={handle} slots={slots} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          fault={saving === "offline" || saving === "failed" ? reason : undefined}
          remedy={isSignedOut && <SignInAgain />}
          onChoose={(side) => void saver.choose(side)}
        />
      )}
    </>
  );
}
