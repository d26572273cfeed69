import { limits } from "@sitewright/spec-core/onboarding";
import { type ReactNode, useId } from "react";
import { sectionAnchor } from "../../components/chrome/step-section.tsx";
import { Fold } from "../../components/fold.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import type { ReadWords } from "../../lib/words/use-words.ts";
import { CountryChoice } from "./country-choice.tsx";
import { DetailLine, DetailLines } from "./detail-field.tsx";
import { detailTexts as texts } from "./detail-texts.ts";
import { isOddEmail, isOddPhone } from "./detail-warnings.ts";
import { detailsDigest } from "./details-digest.ts";
import { FoundProvider } from "./found-context.tsx";
import { OfferRows } from "./offer-rows.tsx";
import { useKeptOpen } from "./use-kept-open.ts";

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-s-4">
      <h3 id={id} className="font-display font-title text-[1.0625rem] leading-snug tracking-title">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Contact({ isOpen }: { isOpen: boolean }) {
  return (
    <Group title={texts.contact}>
      <div className="grid gap-s-5">
        <DetailLine
          name="contact.phone"
          label={texts.phone}
          hint={texts.phoneHint}
          found="phone"
          warnIf={{ isOdd: isOddPhone, text: texts.phoneWarning }}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
        <DetailLine
          name="contact.email"
          label={texts.email}
          found="email"
          warnIf={{ isOdd: isOddEmail, text: texts.emailWarning }}
          // Not of the type `email`: a browser would reject values that are allowed here, and trims while
          // typing.
          input={{ inputMode: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false }}
        />
        <DetailLines
          name="contact.address"
          label={texts.address}
          hint={texts.addressHint}
          found="address"
          textarea={{ autoComplete: "street-address" }}
        />
        <DetailLines
          name="contact.openingHours"
          label={texts.openingHours}
          hint={texts.openingHoursHint}
          found="openingHours"
          textarea={{ autoComplete: "off" }}
        />
        <CountryChoice isDrawn={isOpen} />
      </div>
    </Group>
  );
}

const Legal = () => (
  <Group title={texts.legal}>
    <div className="grid gap-s-5">
      <DetailLine name="legalForm" label={texts.legalForm} hint={texts.legalFormHint} />
      <DetailLine
        name="registrationNumber"
        label={texts.registrationNumber}
        hint={texts.registrationNumberHint}
        found="registrationNumber"
        input={{ autoComplete: "off" }}
      />
    </div>
  </Group>
);

/**
 * Optional answers about the business, folded into one line. Expanded, its fields offer what the client's
 * texts contain already. `read` replaces the library, for tests.
 */
export function BusinessDetails({ read }: { read?: ReadWords | undefined }) {
  const { wasOpen, isOpen, onToggle } = useKeptOpen();
  const digest = useWizard((state) => detailsDigest(state.onboarding.formData));
  return (
    <FoundProvider isWanted={isOpen} read={read}>
      <div className="border-line border-y">
        <Fold
          level={2}
          id={sectionAnchor(texts.title)}
          title={
            <>
              {texts.title} <span className="font-[400] font-text text-ink-3 text-s">{texts.optional}</span>
            </>
          }
          digest={digest}
          defaultOpen={wasOpen}
          onToggle={onToggle}
        >
          <div className="grid gap-s-6 pt-s-3 pb-s-5">
            <p className="text-ink-2 text-s">{texts.lead}</p>
            <Contact isOpen={isOpen} />
            <OfferRows />
            <Legal />
            <DetailLines
              name="onlyForUs"
              label={texts.onlyForUs}
              hint={texts.onlyForUsHint}
              textarea={{ maxLength: limits.longTextMax }}
            />
          </div>
        </Fold>
      </div>
    </FoundProvider>
  );
}
