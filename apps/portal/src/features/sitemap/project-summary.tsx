import { themeColorNames } from "@sitewright/spec-core/color";
import { pickerColor, Swatch } from "@sitewright/ui";
import { useId } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";
import { summaryRows } from "./summary-rows.ts";

/** What the client has decided, in a dozen lines and seven colors. */
export function ProjectSummary({ pageCount }: { pageCount: number }) {
  const id = useId();
  const onboarding = useWizard((state) => state.onboarding);
  return (
    <section aria-labelledby={id} className="max-w-[44rem]">
      <h2 id={id} className="mb-s-4 font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {texts.summary}
      </h2>
      <dl className="grid border-line border-t phone:grid-cols-2 phone:gap-x-s-6">
        {summaryRows(onboarding, pageCount).map(({ label, value }) => (
          <div key={label} className="flex flex-col gap-0.5 border-line border-b py-2.5">
            <dt className="text-ink-3 text-xs">{label}</dt>
            <dd className={value === "" ? "text-ink-3 text-s" : "wrap-anywhere font-label text-s"}>
              {value || texts.notSpecified}
            </dd>
          </div>
        ))}
      </dl>
      <ul aria-label={texts.colors} className="mt-s-4 grid max-w-[26rem] grid-cols-7 gap-2">
        {themeColorNames.map((name) => (
          <li key={name}>
            <Swatch color={pickerColor(onboarding.themeColors[name])} className="h-9 w-full" />
            <span className="sr-only">
              {name}: {onboarding.themeColors[name]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
