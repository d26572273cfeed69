import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminListDocuments, adminListOutbox, adminListProjects } from "@sitewright/contracts";
import { Badge, ButtonLink, Skeleton } from "@sitewright/ui";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { ProjectBadge } from "../../components/project-badge.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { type ShortLine, ShortList } from "../../components/short-list.tsx";
import { paths } from "../../lib/paths.ts";
import { projectName } from "../../lib/project-words.ts";

interface PartProps {
  title: string;
  query: UseQueryResult<readonly ShortLine[]>;
  none: string;
  action?: ReactNode;
}

/** A part of a client's page with its own query. */
function Part({ title, query, none, action }: PartProps) {
  return (
    <PageSection title={title} action={action}>
      {query.isPending && <Skeleton lines={2} label="Loading..." />}
      {query.isError && (
        <Failed title="This could not be loaded." error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data && <ShortList lines={query.data} none={none} />}
    </PageSection>
  );
}

const all = (to: string) => (
  <Link to={to} className="text-s underline">
    Show all
  </Link>
);

/** The client's newest projects. */
export function UserProjects({ uid }: { uid: string }) {
  const client = useClient();
  const query = useQuery({
    queryKey: ["projects", "of", uid],
    queryFn: async ({ signal }): Promise<readonly ShortLine[]> => {
      const asked = { query: { client: uid, limit: 10 } };
      const { projects } = await dataOf(client.call(adminListProjects, asked, { signal }));
      return projects.map(({ id, businessName, version, updatedAt, finalizedAt }) => ({
        id,
        to: paths.project(id),
        title: projectName(businessName),
        detail: (
          <>
            <ProjectBadge finalizedAt={finalizedAt} />
            <span>Version {version}</span>
            <SentenceTime at={updatedAt} />
          </>
        ),
      }));
    },
  });
  return (
    <Part
      title="Projects"
      query={query}
      none="No projects submitted yet."
      action={all(paths.projects({ client: uid }))}
    />
  );
}

/** The documents shared with the client. */
export function UserDocuments({ uid }: { uid: string }) {
  const client = useClient();
  const query = useQuery({
    queryKey: ["documents", "of", uid],
    queryFn: async ({ signal }): Promise<readonly ShortLine[]> => {
      const asked = { query: { client: uid } };
      const { documents } = await dataOf(client.call(adminListDocuments, asked, { signal }));
      return documents.map(({ id, title, readAt, updatedAt }) => ({
        id,
        to: paths.document(id),
        title,
        detail: (
          <>
            <Badge tone={readAt ? "ok" : "neutral"}>{readAt ? "Read" : "Not read yet"}</Badge>
            <SentenceTime at={updatedAt} />
          </>
        ),
      }));
    },
  });
  const upload = (
    <ButtonLink compact href={paths.documents({ dialog: "upload", client: uid })}>
      Upload Document
    </ButtonLink>
  );
  return <Part title="Documents" query={query} none="No documents available yet." action={upload} />;
}

/** The newest mails to the client, or about them. */
export function UserMails({ uid }: { uid: string }) {
  const client = useClient();
  const query = useQuery({
    queryKey: ["outbox", "of", uid],
    queryFn: async ({ signal }): Promise<readonly ShortLine[]> => {
      const asked = { query: { client: uid, limit: 10 } };
      const { messages } = await dataOf(client.call(adminListOutbox, asked, { signal }));
      return messages.map(({ id, subject, recipient, status, createdAt }) => ({
        id,
        to: paths.mail(id),
        title: subject,
        detail: (
          <>
            {status === "dead" && <Badge tone="bad">Failed</Badge>}
            <span>{recipient}</span>
            <SentenceTime at={createdAt} />
          </>
        ),
      }));
    },
  });
  return (
    <Part title="Emails" query={query} none="No emails yet." action={all(paths.outbox({ client: uid }))} />
  );
}
