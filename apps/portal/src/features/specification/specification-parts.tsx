import { useServices } from "@sitewright/app-kit/services";
import type { Spec } from "@sitewright/spec-core/spec";
import { Button, Note, Segmented } from "@sitewright/ui";
import { Markdown } from "@sitewright/ui/markdown";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { type SpecificationPart, specificationParts, withoutFrontMatter } from "./parts.ts";
import { specificationTexts as texts } from "./texts.ts";

const markdownType = "text/markdown";
const jsonFile = "spec.json";

interface PartsProps {
  spec: Spec;
  /** The name of a file of the bundle, as it is downloaded. */
  nameOf: (file: string) => string;
}

/** One part of a specification at a time, to read and to download. */
export function Parts({ spec, nameOf }: PartsProps) {
  const { saveFile } = useServices();
  const [key, setKey] = useState<SpecificationPart["key"]>("brief");
  const part = specificationParts.find((one) => one.key === key) ?? specificationParts[0];
  const content = useMemo(() => part.render(spec), [part, spec]);
  return (
    <>
      <div className="mb-s-5 flex flex-wrap items-center gap-3 print:hidden">
        <Segmented
          legend={texts.choice}
          options={specificationParts.map((one) => ({ value: one.key, label: texts.parts[one.key] }))}
          value={key}
          onValueChange={setKey}
        />
        <Button
          compact
          variant="ink"
          onClick={() => saveFile({ name: nameOf(part.file), content, type: markdownType })}
        >
          <Download aria-hidden="true" /> {texts.download(nameOf(part.file))}
        </Button>
        <Button
          compact
          variant="ghost"
          onClick={() =>
            saveFile({
              name: nameOf(jsonFile),
              content: JSON.stringify(spec, null, 2),
              type: "application/json",
            })
          }
        >
          <Download aria-hidden="true" /> {texts.download(nameOf(jsonFile))}
        </Button>
      </div>
      <Note className="mb-s-5 max-w-[42rem] text-pretty print:max-w-none">{texts.open}</Note>
      <article className="min-w-0 wrap-anywhere">
        <Markdown key={key} content={withoutFrontMatter(content)} />
      </article>
      <p className="mt-s-6 max-w-[42rem] border-line border-t pt-s-4 text-ink-2 text-s print:hidden">
        {texts.site}
      </p>
    </>
  );
}
