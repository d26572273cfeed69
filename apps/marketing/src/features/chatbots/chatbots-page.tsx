import { moneyText, type Service } from "@sitewright/brand";
import { chatbotFeatures, chatbotIntegrations, chatbotSteps, chatbotUses } from "@sitewright/brand/chatbots";
import { ButtonLink, TextLink } from "@sitewright/ui";
import { ClosingAct } from "../../components/closing-act.tsx";
import { blockLineClass, PageTitle, SectionTitle, titleRoomClass } from "../../components/page-title.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";
import { SampleChat } from "./sample-chat.tsx";

function Price({ price }: Pick<Service, "price">) {
  const rows = [
    ...(price.setup ? [{ amount: moneyText(price.setup), what: "setup" }] : []),
    { amount: `from ${moneyText(price.from)}`, what: "a month" },
  ];
  return (
    <p className="mb-[1.7rem] flex flex-wrap gap-x-s-6 gap-y-2">
      {rows.map(({ amount, what }) => (
        <span key={what} className="inline-flex items-baseline gap-[.4em]">
          <b className="font-bold font-display text-[1.5rem] tracking-[-.02em]">{amount}</b> {what}
        </span>
      ))}
    </p>
  );
}

function Opening({ service }: { service: Service }) {
  return (
    <>
      <Wrap>
        <PageTitle className={titleRoomClass}>It answers in your words.</PageTitle>
      </Wrap>
      <Wrap className={`${splitClass} items-start`}>
        <div>
          <p className="mb-s-5 max-w-[34ch] text-ink-2 text-lead">
            An AI chatbot for your website that answers from what you have told it, admits when it does not
            know, and passes the question on to you.
          </p>
          <Price price={service.price} />
          <div className="flex flex-wrap items-center gap-[1.4rem]">
            <ButtonLink variant="primary" href={paths.contact} className="max-phone:w-full">
              Get yours
            </ButtonLink>
            <TextLink href={paths.pricing}>Compare plans</TextLink>
          </div>
        </div>
        <SampleChat />
      </Wrap>
    </>
  );
}

function Features() {
  return (
    <section aria-labelledby="chatbot-features">
      <Wrap className="py-section">
        <SectionTitle id="chatbot-features" className="mb-[clamp(1.6rem,3vw,2.6rem)]">
          What it does and does not do
        </SectionTitle>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-(--split-gap) border-ink border-t-2 tablet:grid-cols-2">
          {chatbotFeatures.map(({ title, text }) => (
            <li key={title} className="border-line border-b py-[1.3rem]">
              <h3 className="mb-1 font-[640] font-display text-[clamp(1.25rem,1.05rem+.7vw,1.625rem)] leading-[1.2] tracking-[-.02em]">
                {title}
              </h3>
              <p className="max-w-[46ch] text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}

function Steps() {
  return (
    <section aria-labelledby="chatbot-steps" className="on-block">
      <Wrap className={`py-section ${splitClass}`}>
        <SectionTitle id="chatbot-steps">Live in three steps</SectionTitle>
        <ol>
          {chatbotSteps.map(({ title, text }, index) => (
            <li
              key={title}
              className={`grid grid-cols-[2.2ch_minmax(0,1fr)] gap-x-[min(1rem,4vw)] gap-y-1 py-[1.3rem] ${blockLineClass}`}
            >
              <b className="font-bold font-display text-[1.375rem] text-accent leading-[1.2]">{index + 1}</b>
              <h3 className="font-display font-title text-[1.375rem] leading-[1.2] tracking-title">
                {title}
              </h3>
              <p className="col-start-2 max-w-[46ch] text-on-block-2">{text}</p>
            </li>
          ))}
        </ol>
      </Wrap>
    </section>
  );
}

function Places() {
  return (
    <section aria-label="Where it works">
      <Wrap className={`py-section ${splitClass}`}>
        <div>
          <h2 className="mb-s-5 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
            Where it works
          </h2>
          <dl className="border-ink border-t-2">
            {chatbotIntegrations.map(({ title, text }) => (
              <div key={title} className="border-line border-b py-[.9rem]">
                <dt className="font-label">{title}</dt>
                <dd className="text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h2 className="mb-s-5 font-display font-title text-display-3 leading-[1.1] tracking-[-.025em]">
            Who it is for
          </h2>
          <ul className="border-ink border-t-2">
            {chatbotUses.map(({ title, text }) => (
              <li key={title} className="border-line border-b py-[1.2rem]">
                <h3 className="font-label text-[1rem] text-ink-2">{title}</h3>
                <p className="max-w-[36ch] font-[560] font-display text-[clamp(1.25rem,1.05rem+1vw,1.875rem)] leading-[1.25] tracking-[-.02em]">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}

/** The chatbot product: a sample to try, features, process, where it runs and for whom. */
export function ChatbotsPage({ service }: { service: Service }) {
  return (
    <>
      <Opening service={service} />
      <Features />
      <Steps />
      <Places />
      <ClosingAct
        title="Which question do you answer most?"
        text="Send it to us. We will show you how a chatbot would answer it before you decide anything."
        act={{ name: "Write to us", href: paths.contact }}
        other={{ name: "See all prices", href: paths.pricing }}
      />
    </>
  );
}
