import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { openSource, type Source, type SourceHandle } from "./source-view.ts";

interface SourceEditorProps {
  /** Read at first, and whenever `epoch` changes: the editor keeps typed text itself. */
  source: Source;
  epoch: number;
  label: string;
  onChange: (source: Source) => void;
  ref: Ref<Pick<SourceHandle, "insert" | "show">>;
}

/** Edits the source of a post's text. */
export function SourceEditor({ source, epoch, label, onChange, ref }: SourceEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const handle = useRef<SourceHandle>(undefined);
  const latest = useRef({ source, onChange });
  latest.current = { source, onChange };
  useEffect(() => {
    if (!host.current) return;
    const parent = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const opened = openSource({
      parent,
      source: latest.current.source,
      label,
      onChange: (typed) => latest.current.onChange(typed),
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
    insert: (text, after) => handle.current?.insert(text, after),
    show: (place) => handle.current?.show(place),
  }));
  return <div ref={host} className="h-full min-h-0 overflow-hidden" />;
}
