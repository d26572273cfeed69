import { Tab, TabList, TabPanel, Tabs } from "@sitewright/ui";
import { useNavigate, useParams } from "react-router";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { paths } from "../../lib/paths.ts";
import { KnowledgeView } from "./knowledge-view.tsx";
import { OverviewView } from "./overview-view.tsx";
import { PatternsView } from "./patterns-view.tsx";
import { TestingView } from "./testing-view.tsx";
import { UnmatchedView } from "./unmatched-view.tsx";
import { type View, viewOf, views } from "./views.ts";

const shown = {
  overview: OverviewView,
  unmatched: UnmatchedView,
  testing: TestingView,
  patterns: PatternsView,
  knowledge: KnowledgeView,
} as const satisfies Record<View, () => React.ReactNode>;

/** The questions of visitors, and the assistant's knowledge. */
export function ChatScreen() {
  const navigate = useNavigate();
  const view = viewOf(useParams().view);
  const Shown = shown[view];
  return (
    <PageMain>
      <PageHeader title="Chat Analytics">
        <RefreshButton />
      </PageHeader>
      <Tabs value={view} onValueChange={(next) => void navigate(paths.chat(viewOf(next)))}>
        <TabList aria-label="Assistant views">
          {views.map(({ key, label }) => (
            <Tab key={key} value={key}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={view}>
          <Shown />
        </TabPanel>
      </Tabs>
    </PageMain>
  );
}
