import { renderStarterSite } from "@sitewright/spec-core/render";
import type { Spec } from "@sitewright/spec-core/spec";
import { Select } from "@sitewright/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { paths } from "../../lib/paths.ts";
import { readFrameMessage } from "./frame-message.ts";

const home = "index.html";

/** Shows a page of the site in a frame with an opaque origin: nothing in it can access our pages. */
function SiteFrame({
  files,
  file,
  onOpen,
}: {
  files: Readonly<Record<string, string>>;
  file: string;
  onOpen: (file: string) => void;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const take = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = readFrameMessage(data);
      if (message?.kind === "ready") setIsReady(true);
      if (message?.kind === "open") onOpen(message.file);
    };
    addEventListener("message", take);
    return () => removeEventListener("message", take);
  }, [onOpen]);
  useEffect(() => {
    if (!isReady) return;
    const css = { siteCss: files["css/site.css"] ?? "", fontsCss: "" };
    const page = { file, html: files[file] ?? "", ...css, isSuggested: false };
    // The frame's origin is opaque, so no target origin can be named.
    frame.current?.contentWindow?.postMessage({ kind: "page", page }, "*");
  }, [isReady, files, file]);
  return (
    <iframe
      ref={frame}
      src={paths.previewFrame}
      sandbox="allow-scripts"
      title={`Starter site, ${file}`}
      className="block h-[min(52rem,78vh)] w-full rounded-md border border-line-strong bg-white [color-scheme:light]"
    />
  );
}

/** The site made from the specification, page by page. */
export function StarterSite({ spec }: { spec: Spec }) {
  const files = useMemo(() => renderStarterSite(spec), [spec]);
  const pages = Object.keys(files).filter((file) => file.endsWith(".html"));
  const [file, setFile] = useState(home);
  const shown = files[file] === undefined ? home : file;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Select
          aria-label="Page"
          value={shown}
          onChange={({ target }) => setFile(target.value)}
          className="w-[16rem]"
        >
          {pages.map((page) => (
            <option key={page} value={page}>
              {page}
            </option>
          ))}
        </Select>
        <p className="text-ink-2 text-s">Shown in this device’s fonts; the bundle names the site’s own.</p>
      </div>
      <SiteFrame files={files} file={shown} onOpen={setFile} />
    </>
  );
}
