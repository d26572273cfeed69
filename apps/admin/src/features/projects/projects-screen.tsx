import { useNavigate, useParams, useSearchParams } from "react-router";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { RefreshButton } from "../../components/refresh-button.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { useFocusReturn } from "../../lib/focus-return.ts";
import { paths } from "../../lib/paths.ts";
import { ProjectList } from "./project-list.tsx";
import { ProjectPanel } from "./project-panel.tsx";
import { rowLinkId } from "./project-row.tsx";

/** All projects, and the chosen one beside them. Search and choice stand in the address. */
export function ProjectsScreen() {
  const { id } = useParams();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = searchParams.get("search") ?? "";
  const searchFor = (text: string) => {
    const filter = { search: text };
    void navigate(id === undefined ? paths.projects(filter) : paths.project(id, filter), { replace: true });
  };
  useFocusReturn(id, rowLinkId);
  return (
    <>
      <PageMain>
        <PageHeader title="Projects">
          <RefreshButton />
        </PageHeader>
        <div className="border-line border-t pt-[.9rem] pb-[.8rem]">
          <SearchField label="Search projects" value={search} onSearch={searchFor} />
        </div>
        <ProjectList search={search} selectedId={id} onClearSearch={() => searchFor("")} />
      </PageMain>
      {id !== undefined && (
        <ProjectPanel key={id} id={id} onClose={() => void navigate(paths.projects({ search }))} />
      )}
    </>
  );
}
