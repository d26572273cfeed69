import { ButtonLink, TextLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { SectionTitle } from "./page-title.tsx";
import { Wrap, wideSplitClass } from "./wrap.tsx";

interface Act {
  readonly name: string;
  readonly href: string;
}

/** The end of a page: its main action, and an alternative for visitors who are not ready. */
export function ClosingAct({
  title,
  text,
  act,
  other,
}: {
  title: string;
  text: ReactNode;
  act: Act;
  other: Act;
}) {
  return (
    <section aria-label={title}>
      <Wrap className="pt-[clamp(1rem,3vw,3rem)] pb-section">
        <div
          className={`${wideSplitClass} gap-y-s-5 wrap-anywhere border-ink border-t-2 pt-[clamp(1.6rem,3.4vw,3.2rem)] broad:items-end`}
        >
          <SectionTitle className="max-w-[16ch]">{title}</SectionTitle>
          <div>
            <p className="mb-s-5 max-w-[38ch] text-ink-2 text-lead">{text}</p>
            <div className="flex flex-wrap items-center gap-[1.4rem]">
              <ButtonLink variant="primary" href={act.href} className="max-phone:w-full">
                {act.name}
              </ButtonLink>
              <TextLink href={other.href}>{other.name}</TextLink>
            </div>
          </div>
        </div>
      </Wrap>
    </section>
  );
}
