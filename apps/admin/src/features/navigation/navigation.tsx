import { useClient } from "@sitewright/app-kit/services";
import type { StaffRole } from "@sitewright/contracts";
import { includesPermission } from "@sitewright/contracts";
import { useQuery } from "@tanstack/react-query";
import { NavItem } from "../../components/nav-item.tsx";
import { navEntriesOf } from "../../lib/navigation.ts";
import { overviewQuery } from "../../lib/overview-query.ts";

/** The screens of a role, with their counts. */
export function Navigation({ role }: { role: StaffRole }) {
  const client = useClient();
  const isCounted = includesPermission(role, "projects");
  const { data } = useQuery({ ...overviewQuery(client), enabled: isCounted });
  return navEntriesOf(role).map(({ to, label, icon, count }) => (
    <NavItem
      key={to}
      to={to}
      icon={icon}
      label={label}
      count={count === undefined ? undefined : (data?.[count] ?? undefined)}
    />
  ));
}
