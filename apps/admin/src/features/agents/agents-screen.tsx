import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { type AgentDashboard, adminRestartAgent } from "@sitewright/contracts";
import { Button, Note, Skeleton } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, PenLine, Plus, RotateCcw, Settings2 } from "lucide-react";
import type { ReactNode } from "react";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { useDialogAddress } from "../../lib/dialog-address.ts";
import { instantText } from "../../lib/instant-text.ts";
import { usePermissionCheck } from "../../lib/viewer.ts";
import { AddDialog } from "./add-dialog.tsx";
import { AgentList } from "./agent-list.tsx";
import { healthOf } from "./agent-words.ts";
import { AlertList } from "./alert-list.tsx";
import { PerformanceTable } from "./performance-table.tsx";
import { agentsQuery, useAgentAction } from "./queries.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { SettingsDialog } from "./settings-dialog.tsx";
import { Tiles } from "./tiles.tsx";
import { Today } from "./today.tsx";

type Dialogs = ReturnType<typeof useDialogAddress>;

function QuickActions({ dialog, canWrite }: { dialog: Dialogs; canWrite: boolean }) {
  const action = useAgentAction();
  const restartAll = () =>
    action.mutate({
      run: (client) => dataOf(client.call(adminRestartAgent, { params: { id: "all" } })),
      done: "All agents will restart within a few seconds",
      failed: "The agents could not be restarted.",
    });
  return (
    <PageSection title="Quick actions">
      <div className="flex flex-wrap gap-2">
        <Button busy={action.isPending} busyLabel="Restarting..." onClick={restartAll}>
          <RotateCcw aria-hidden="true" /> Restart All Agents
        </Button>
        <Button onClick={() => dialog.show("agent-report")}>
          <ChartNoAxesColumn aria-hidden="true" /> View Reports
        </Button>
        <Button onClick={() => dialog.show("agent-settings")}>
          <Settings2 aria-hidden="true" /> Agent Settings
        </Button>
        <Button onClick={() => dialog.show("add-agent")}>
          <Plus aria-hidden="true" /> Add New Agent
        </Button>
        {canWrite && (
          <Button onClick={() => dialog.show("write-post")}>
            <PenLine aria-hidden="true" /> Write a post
          </Button>
        )}
      </div>
    </PageSection>
  );
}

/** Announced only when it changes: a refresh without a change is silent. */
function Health({ data }: { data: AgentDashboard }) {
  const { tone, text } = healthOf(data);
  return (
    <div className="mb-s-4">
      <Note tone={tone} role="status">
        {text}
      </Note>
      <p className="mt-2 text-ink-3 text-xs">
        As of {instantText(data.at, { now: new Date(data.at) }).time}. Updates every 30 seconds while this
        page is open.
      </p>
    </div>
  );
}

interface AgentsScreenProps {
  /** The button that requests a text, where there is a writing agent. */
  writing?: (onClose: () => void) => ReactNode;
}

function Dashboard({ data, dialog, writing }: AgentsScreenProps & { data: AgentDashboard; dialog: Dialogs }) {
  const canWrite = usePermissionCheck()("posts") && writing !== undefined;
  return (
    <>
      <Health data={data} />
      <Tiles tiles={data.tiles} />
      <div className="my-s-6 grid gap-x-s-7 gap-y-s-6 @min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <PageSection title="Agents">
          <AgentList
            at={data.at}
            agents={data.agents}
            onSettings={(agent) => dialog.show("agent-settings", { agent })}
            {...(canWrite && { onWrite: () => dialog.show("write-post") })}
          />
        </PageSection>
        <div>
          <PageSection title="Recent alerts">
            <AlertList alerts={data.alerts} />
          </PageSection>
          <Today today={data.today} />
        </div>
      </div>
      <QuickActions dialog={dialog} canWrite={canWrite} />
      <PageSection title="Performance" action={<span className="text-ink-2 text-s">the last 7 days</span>}>
        <PerformanceTable agents={data.agents} />
      </PageSection>
      {dialog.open === "add-agent" && <AddDialog tasks={data.tasks} onClose={dialog.close} />}
      {dialog.open === "agent-settings" && (
        <SettingsDialog agents={data.agents} chosen={dialog.get("agent")} onClose={dialog.close} />
      )}
      {dialog.open === "agent-report" && <ReportDialog onClose={dialog.close} />}
      {dialog.open === "write-post" && canWrite && writing(dialog.close)}
    </>
  );
}

/** The background workers: their state, their work, and the actions on them. */
export function AgentsScreen({ writing }: AgentsScreenProps) {
  const query = useQuery(agentsQuery(useClient()));
  const dialog = useDialogAddress();
  const { data } = query;
  return (
    <PageMain>
      <PageHeader title="AI Agents">
        <RefreshButton />
      </PageHeader>
      {query.isPending && <Skeleton title lines={8} label="Loading the agents..." />}
      {query.isError && (
        <Failed
          title={data ? "The figures could not be refreshed." : "The agents could not be loaded."}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {data && <Dashboard data={data} dialog={dialog} {...(writing && { writing })} />}
    </PageMain>
  );
}
