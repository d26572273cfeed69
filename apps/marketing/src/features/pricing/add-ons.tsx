import { type Brand, priceText } from "@sitewright/brand";
import { TextLink } from "@sitewright/ui";
import { SectionTitle } from "../../components/page-title.tsx";
import { splitClass, Wrap } from "../../components/wrap.tsx";
import { paths } from "../../lib/paths.ts";

/** The add-ons to the plans, as a ruled list, and what a chatbot costs, which has its own page. */
export function AddOns({ addOns, services }: Pick<Brand, "addOns" | "services">) {
  const chatbots = services.find(({ id }) => id === "ai-chatbots");
  return (
    <section id="add-ons" aria-labelledby="add-ons-title" className="scroll-mt-s-5">
      <Wrap className={`pb-section ${splitClass}`}>
        <div>
          <SectionTitle id="add-ons-title">AI add-ons, and others</SectionTitle>
          <p className="mt-s-5 max-w-[34ch] text-ink-2 text-lead">
            Most clients start without any. You can add them to any plan, or buy them on their own.
          </p>
          {chatbots && (
            <p className="mt-s-5 max-w-[34ch] text-ink-2">
              <TextLink href={paths.chatbots}>{chatbots.name}</TextLink> cost {priceText(chatbots.price)}.
              AI-Powered Pro has one.
            </p>
          )}
        </div>
        <ul className="border-ink border-t-2">
          {addOns.map(({ id, name, summary, price }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-s-5 gap-y-1 border-line border-b py-[1.15rem] phone:grid-cols-[minmax(0,1fr)_auto]"
            >
              <h3 className="font-[640] font-display text-[clamp(1.25rem,1.05rem+.7vw,1.625rem)] leading-[1.15] tracking-[-.02em]">
                {name}
              </h3>
              <span className="font-label max-phone:row-start-3">{priceText(price)}</span>
              <p className="text-ink-2">{summary}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
