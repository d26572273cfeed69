import type { Brand } from "@sitewright/brand";
import { TextLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { EmailWords } from "../../components/email-words.tsx";
import { PageTitle, titleRoomClass } from "../../components/page-title.tsx";
import { Wrap, wideSplitClass } from "../../components/wrap.tsx";
import { ContactForm, type ContactState } from "./contact-form.tsx";
import { OfficeMap } from "./office-map.tsx";
import { contactTexts } from "./texts.ts";
import { ToastTemplate } from "./toast-template.tsx";

const telephoneHref = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

/** A contact detail in a ruled list: label and value. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-[.9rem]">
      <dt className="basis-[5.5rem] text-ink-2 text-s">{name}</dt>
      <dd className="min-w-0 grow basis-[10rem] font-[560]">{children}</dd>
    </div>
  );
}

function Details({ contact }: Pick<Brand, "contact">) {
  const { email, phone, address, hours } = contact;
  return (
    <dl className="mb-s-6 border-ink border-t-2">
      <Detail name="Email">
        <a href={`mailto:${email}`} className="wrap-anywhere py-[3px]">
          <EmailWords email={email} />
        </a>
      </Detail>
      {phone !== undefined && (
        <Detail name="Telephone">
          <a href={telephoneHref(phone)} className="py-[3px] no-underline hover:underline">
            {phone}
          </a>
        </Detail>
      )}
      <Detail name="Office">
        <address className="not-italic">{address.lines.join(", ")}</address>
      </Detail>
      <Detail name="Hours">
        <ul>
          {hours.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </Detail>
    </dl>
  );
}

/** The ways to reach the agency without the form, shown above it where the details are below it. */
function Direct({ contact: { email, phone } }: Pick<Brand, "contact">) {
  return (
    <p className="mb-s-6 flex flex-wrap gap-x-s-5 gap-y-s-2 broad:hidden">
      <TextLink href={`mailto:${email}`} className="wrap-anywhere">
        <EmailWords email={email} />
      </TextLink>
      {phone !== undefined && <TextLink href={telephoneHref(phone)}>{phone}</TextLink>}
    </p>
  );
}

/** The steps after a message is sent. */
function Next() {
  return (
    <section aria-labelledby="next-title" className="mt-s-7">
      <h2
        id="next-title"
        className="mb-s-4 font-display font-title text-display-4 leading-[1.2] tracking-[-.015em]"
      >
        What happens next
      </h2>
      <ol className="border-ink border-t-2">
        {contactTexts.next.map(([when, what]) => (
          <li
            key={when}
            className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-s-5 gap-y-1 border-line border-b py-[.9rem] phone:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
          >
            <b className="font-label">{when}</b>
            <span className="max-w-[56ch] text-ink-2">{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The contact page: form, contact details, map. */
export function ContactPage({ brand, state }: { brand: Brand; state: ContactState }) {
  const { place } = brand.contact;
  return (
    <Wrap className="pb-section">
      <PageTitle className={titleRoomClass}>Write the way you talk.</PageTitle>
      <Direct contact={brand.contact} />
      <div className={`${wideSplitClass} gap-y-s-8`}>
        <div>
          <ContactForm state={state} />
          <Next />
        </div>
        <div>
          <Details contact={brand.contact} />
          {place && <OfficeMap brand={brand} place={place} />}
        </div>
      </div>
      <ToastTemplate />
    </Wrap>
  );
}
