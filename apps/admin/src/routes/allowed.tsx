import type { Permission } from "@sitewright/contracts";
import { Empty, TextLink } from "@sitewright/ui";
import type { ReactNode } from "react";
import { PageHeader } from "../components/page-header.tsx";
import { PageMain } from "../components/page-main.tsx";
import { paths } from "../lib/paths.ts";
import { usePermissionCheck } from "../lib/viewer.ts";

/** A screen for people with its permission; others, who followed a link, read that their role does not have it. */
export function Allowed({ permission, children }: { permission: Permission; children: ReactNode }) {
  if (usePermissionCheck()(permission)) return children;
  return (
    <PageMain>
      <PageHeader title="No access" />
      <Empty
        level={2}
        title="Your role does not include this screen"
        action={<TextLink href={paths.home}>Back to the start page</TextLink>}
      >
        If you need it for your work, ask the agency’s owner for another role.
      </Empty>
    </PageMain>
  );
}
