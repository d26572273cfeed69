import { Segmented } from "@sitewright/ui";
import { clsx } from "clsx";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type PreviewWidth, previewTexts, previewWidths } from "./preview-widths.ts";

const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const;

/** A wide screen is shown in small where there is no room for it, so that it keeps its arrangement. */
const widthClass: Readonly<Record<PreviewWidth, string>> = {
  desktop: "w-full [--preview-rem:clamp(.5rem,2.9cqi,1rem)]",
  tablet: "w-full max-w-[30rem] [--preview-rem:clamp(.5rem,2.9cqi,.8rem)]",
  phone: "w-full max-w-[20rem] [--preview-rem:1rem]",
};

/** Whoever sits at a phone sees the phone's page first. */
const firstWidth = (): PreviewWidth =>
  window.matchMedia("(max-width: 38.75rem)").matches ? "phone" : "desktop";

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
  const [width, setWidth] = useState(firstWidth);
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
      <div className="@container">
        <div data-width={width} className={clsx("mx-auto", widthClass[width])}>
          {children}
        </div>
      </div>
      {note && <p className="mt-3 text-ink-3 text-s">{note}</p>}
    </section>
  );
}
