import { Segmented } from "@sitewright/ui";
import { clsx } from "clsx";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type PreviewWidth, previewTexts, previewWidths } from "./preview-widths.ts";

const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

const widthClass: Readonly<Record<PreviewWidth, string>> = {
  desktop: "w-full",
  tablet: "w-full max-w-[30rem]",
  phone: "w-full max-w-[20rem]",
};

/** A preview under its title, at the width of a desktop, a tablet or a phone. */
export function PreviewFrame({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const [width, setWidth] = useState<PreviewWidth>("desktop");
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-s-4 flex items-center justify-between gap-4 [--control:38px] touch:[--control:44px]">
        <h2 id={id} className="font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
          {title}
        </h2>
        <Segmented
          legend={previewTexts.width}
          value={width}
          onValueChange={setWidth}
          options={previewWidths.map((value) => {
            const Icon = icons[value];
            return { value, label: previewTexts[value], icon: <Icon aria-hidden="true" /> };
          })}
        />
      </div>
      <div data-width={width} className={clsx("mx-auto", widthClass[width])}>
        {children}
      </div>
      {note && <p className="mt-3 text-ink-3 text-s">{note}</p>}
    </section>
  );
}
