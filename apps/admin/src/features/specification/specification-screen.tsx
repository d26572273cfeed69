import { useClient, useServices } from "@sitewright/app-kit/services";
import { Select, Skeleton, Tab, TabList, TabPanel, Tabs } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { BackLink } from "../../components/back-link.tsx";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { instantText } from "../../lib/instant-text.ts";
import { paths } from "../../lib/paths.ts";
import { projectQuery } from "../../lib/project-query.ts";
import { projectName } from "../../lib/project-words.ts";
import { versionQuery, versionsQuery } from "./queries.ts";
import { SpecificationView } from "./specification-view.tsx";
import { isOfNewest, type View, viewOf, views } from "./views.ts";
import { Words } from "./words.tsx";

type Versions = readonly { version: number; createdAt: string }[];

interface ShownProps {
  id: string;
  newest: number;
  name: string;
  versions: Versions;
}

interface OneVersionProps {
  view: Exclude<View, "words">;
  id: string;
  version: number;
  versions: Versions;
}

/** A view of one version. */
function OneVersion(props: OneVersionProps) {
  const query = useQuery(versionQuery(useClient(), props.id, props.version));
  if (query.data) return <SpecificationView spec={query.data} {...props} />;
  return query.isError ? (
    <Failed
      title="The specification could not be loaded."
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <Skeleton title lines={9} label="Loading the specification..." />
  );
}

/** One version in its views; both are in the address. */
function Shown({ id, newest, name, versions }: ShownProps) {
  const { now } = useServices();
  const navigate = useNavigate();
  const { view: wanted } = useParams();
  const [params] = useSearchParams();
  const view = viewOf(wanted);
  const version = versions.find((one) => String(one.version) === params.get("version"))?.version ?? newest;
  const to = (next: { view?: string; version?: number }) =>
    paths.specification(id, next.view ?? view, {
      version: (next.version ?? version) === newest ? undefined : String(next.version ?? version),
      with: params.get("with") ?? undefined,
    });
  return (
    <>
      <PageHeader title={name}>
        {!isOfNewest(view) && (
          <Select
            aria-label="Version"
            value={version}
            onChange={({ target }) => void navigate(to({ version: Number(target.value) }))}
            className="w-[15rem]"
          >
            {versions.map((one) => (
              <option key={one.version} value={one.version}>
                Version {one.version}, {instantText(one.createdAt, { now: now() }).day}
                {one.version === newest ? " (newest)" : ""}
              </option>
            ))}
          </Select>
        )}
      </PageHeader>
      <Tabs value={view} onValueChange={(next) => void navigate(to({ view: next }))}>
        <TabList aria-label="Views of the specification">
          {views.map(({ key, label }) => (
            <Tab key={key} value={key}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={view}>
          <h2 className="sr-only">{views.find(({ key }) => key === view)?.label}</h2>
          {view === "words" ? (
            <Words id={id} />
          ) : (
            <OneVersion view={view} id={id} version={version} versions={versions} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}

/** A project's specification in readable form. */
export function SpecificationScreen() {
  const { id = "" } = useParams();
  const client = useClient();
  const project = useQuery(projectQuery(client, id));
  const versions = useQuery(versionsQuery(client, id));
  const failed = project.error ?? versions.error;
  return (
    <PageMain>
      <BackLink to={paths.project(id)}>The project</BackLink>
      {!(project.data && versions.data) && <PageHeader title="Specification" />}
      {failed && (
        <Failed
          title="The project could not be loaded."
          error={failed}
          onRetry={() => void Promise.all([project.refetch(), versions.refetch()])}
        />
      )}
      {!failed && !(project.data && versions.data) && (
        <Skeleton title lines={9} label="Loading the project..." />
      )}
      {project.data && versions.data && (
        <Shown
          id={id}
          newest={project.data.version}
          name={projectName(project.data.businessName)}
          versions={versions.data}
        />
      )}
    </PageMain>
  );
}
