import type { AgentDashboard } from "@sitewright/contracts";
import { Fact } from "../../components/fact.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { countText } from "../../lib/count-text.ts";
import { spanText } from "./figures.ts";

/** The runs since midnight, and the jobs that are waiting. */
export function Today({ today }: Pick<AgentDashboard, "today">) {
  const { done, failed, mailsSent, mailsFailed, waiting, oldestWait } = today;
  return (
    <PageSection title="Today" action={<span className="text-ink-2 text-s">since midnight, UTC</span>}>
      <dl>
        <Fact label="Tasks done">{countText(done)}</Fact>
        <Fact label="Failed attempts">{countText(failed)}</Fact>
        <Fact label="Emails handled">{countText(mailsSent)}</Fact>
        <Fact label="Emails refused">{countText(mailsFailed)}</Fact>
        <Fact label="Waiting now">
          {countText(waiting)}
          {waiting > 0 && `, the oldest for ${spanText(oldestWait)}`}
        </Fact>
      </dl>
    </PageSection>
  );
}
