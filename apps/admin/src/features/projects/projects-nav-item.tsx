import { useServices } from "@sitewright/app-kit/services";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen } from "lucide-react";
import { NavItem } from "../../components/nav-item.tsx";
import { paths } from "../../lib/paths.ts";
import { projectTotalQuery } from "./queries.ts";

/** The way to the projects, with how many there are. */
export function ProjectsNavItem() {
  const { client } = useServices();
  const { data } = useQuery(projectTotalQuery(client));
  return <NavItem to={paths.projects()} icon={FolderOpen} label="Projects" count={data} />;
}
