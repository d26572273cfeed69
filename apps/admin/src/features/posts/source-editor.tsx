import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { openSource, type Source, type SourceHandle } from "./source-view.ts";

interface SourceEditorProps {
  /** Read at first, and whenever `epoch` changes: the editor keeps typed text itself. */
  source: Source;
  epoch: number;
  label: string;
  onChange: (source: Source) => void;
  /** Pictures were pasted or dropped, to be inserted at `at`. */
  onPictures: (files: readonly File[], at: number) => void;
  ref: Ref<Omit<SourceHandle, "replace" | "end">>;
}

/** Edits the source of a post's text. */
export function SourceEditor({ source, epoch, label, onChange, onPictures, ref }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<SourceHandle>(undefined);
  const latest = useRef({ source, onChange, onPictures });
  latest.current = { source, onChange, onPictures };
  useEffect(() => {
    if (!host.current) return;
    const parent = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const opened = openSource({
      parent,
      source: latest.current.source,
      label,
      onChange: (typed) => latest.current.onChange(typed),
      onPictures: (files, at) => latest.current.onPictures(files, at),
    });
    handle.current = opened;
    return () => {
      handle.current = undefined;
      opened.end();
    };
  }, [label]);
  // A new epoch means that the text changed other than by typing.
  useEffect(() => handle.current?.replace(latest.current.source), [epoch]);
  useImperativeHandle(ref, () => ({
    insert: (text) => handle.current?.insert(text),
    show: (place) => handle.current?.show(place),
    holdPlace: (picture) => handle.current?.holdPlace(picture),
    releasePlace: (id) => handle.current?.releasePlace(id),
    insertPicture: (id, url, options) => handle.current?.insertPicture(id, url, options),
  }));
  return <div ref={host} className="h-full min-h-0 overflow-hidden" />;
}
