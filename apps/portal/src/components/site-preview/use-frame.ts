import type { StepKey } from "@sitewright/spec-core/onboarding";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import type { FromFrame } from "../../lib/preview/frame-messages.ts";
import { pictureBytes } from "../../lib/preview/picture-bytes.ts";
import { placeOf, places } from "../../lib/preview/places.ts";
import { preview } from "../../lib/preview/preview.ts";
import { usePreview } from "../../lib/preview/preview-store.ts";
import type { DrawnPage, SitePicture } from "../../lib/preview/site-worker-client.ts";
import { specimenFor } from "../../lib/preview/specimen.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { answerName } from "../answer-names.ts";
import { type FrameChannel, openChannel } from "./frame-channel.ts";
import { previewTexts } from "./texts.ts";
import { useFrameLoad } from "./use-frame-load.ts";

const placesFor = (step: StepKey) =>
  places.map(({ id, at, letter, step: own }) => ({
    id,
    at,
    letter,
    label: previewTexts.goTo(answerName(id)),
    isPinned: own === step,
  }));

/**
 * Shows the newest page in the frame, one at a time: of the pages that arrive during drawing only the last is
 * shown.
 */
function createPageFeed(channel: FrameChannel) {
  let isDrawing = false;
  let next: DrawnPage | null = null;
  const send = (drawn: DrawnPage): void => {
    isDrawing = true;
    channel.send({ kind: "page", page: drawn.page });
  };
  return {
    show(drawn: DrawnPage): void {
      if (isDrawing) next = drawn;
      else send(drawn);
    },
    drawn(): void {
      isDrawing = false;
      const waiting = next;
      next = null;
      if (waiting) send(waiting);
    },
  };
}

type Feed = ReturnType<typeof createPageFeed>;

/** The client's pictures, sent again when they change. */
function usePictures(channel: FrameChannel | null, pictures: readonly SitePicture[]): void {
  const uploads = useWizard((state) => state.onboarding.uploadedFiles);
  const wanted = JSON.stringify(pictures);
  useEffect(() => {
    let isCurrent = true;
    const list: SitePicture[] = JSON.parse(wanted);
    if (!channel || list.length === 0) return;
    pictureBytes(list, uploads).then((bytes) => {
      if (isCurrent) channel.send({ kind: "pictures", pictures: bytes });
    });
    return () => {
      isCurrent = false;
    };
  }, [channel, wanted, uploads]);
}

/** The specimen of the step, sent again when its texts change. */
function useSpecimen(channel: FrameChannel | null, step: StepKey): void {
  const wanted = useWizard((state) => JSON.stringify(specimenFor(step, state.onboarding)));
  useEffect(() => channel?.send({ kind: "specimen", specimen: JSON.parse(wanted) }), [channel, wanted]);
}

const noPictures: readonly SitePicture[] = [];

/** Events in the frame that the page around it handles. */
export interface FrameHandlers {
  /** A place of the site was chosen: its field is to be opened. */
  readonly onChoose: (fieldId: string) => void;
  /** Escape was pressed in the frame, whose key events the page does not get. */
  readonly onEscape?: () => void;
}

interface FrameOptions extends FrameHandlers {
  readonly scale: number;
  /** The frame's document is loaded. */
  readonly isLoaded: boolean;
  readonly isInSight: boolean;
}

/** Keeps a frame up to date while it is visible. */
export function useFrame({ scale, isLoaded, isInSight, onChoose, onEscape }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [connected, setConnected] = useState<{ channel: FrameChannel; feed: Feed } | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const { attempt, onReady, ...load } = useFrameLoad();
  const handler = useRef<(message: FromFrame) => void>(() => {});
  const drawn = usePreview((state) => state.drawn);
  const lit = usePreview((state) => state.highlighted);
  // Deferred, so that a step is painted before the frame, which shares its thread, draws the content for it.
  const step = useDeferredValue(useWizard((state) => state.position.activeTab));
  // Nothing is drawn or sent while the frame is not visible; all is sent once it is.
  const channel = (isInSight && connected?.channel) || null;

  useEffect(() => {
    handler.current = (message) => {
      if (message.kind === "choose" && placeOf(message.place)) onChoose(message.place);
      if (message.kind === "open" && drawn?.pages.some(({ file }) => file === message.file))
        preview.open(message.file);
      if (message.kind === "escape") onEscape?.();
    };
  });
  useEffect(() => {
    if (!isLoaded || !frame.current) return;
    const opened = openChannel(frame.current, (message) => {
      if (message.kind === "ready") {
        onReady();
        feed = createPageFeed(opened);
        setConnected({ channel: opened, feed });
      } else if (message.kind === "drawn") {
        feed.drawn();
        setIsDrawn(true);
      } else handler.current(message);
    });
    let feed = createPageFeed(opened);
    return opened.close;
  }, [isLoaded, attempt]);

  useEffect(() => (channel ? preview.watch() : undefined), [channel]);
  useEffect(() => channel?.send({ kind: "scale", scale }), [channel, scale]);
  useEffect(() => channel?.send({ kind: "places", places: placesFor(step) }), [channel, step]);
  useSpecimen(channel, step);
  usePictures(channel, drawn?.pictures ?? noPictures);
  useEffect(() => {
    if (drawn && channel) connected?.feed.show(drawn);
  }, [connected, channel, drawn]);
  const shownLit = lit !== null && placeOf(lit)?.step === step ? lit : null;
  useEffect(() => channel?.send({ kind: "lit", place: shownLit }), [channel, shownLit]);
  return { frame, isDrawn, attempt, load };
}
