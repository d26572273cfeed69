import { useClient } from "@sitewright/app-kit/services";
import type { SearchSetup } from "@sitewright/contracts";
import { Badge, Button, Note, Skeleton } from "@sitewright/ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { BackLink } from "../../components/back-link.tsx";
import { Fact } from "../../components/fact.tsx";
import { Failed } from "../../components/failed.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { PageMain } from "../../components/page-main.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { paths } from "../../lib/paths.ts";
import { searchAccess, searchSetupQuery } from "./queries.ts";

const kinds = {
  domain: "A domain and its subdomains (sc-domain)",
  prefix: "Every address that starts with this",
} as const;

const SetUpBadge = ({ isSetUp }: { isSetUp: boolean }) => (
  <Badge tone={isSetUp ? "ok" : "neutral"}>{isSetUp ? "Set up" : "Not set up"}</Badge>
);

const Setting = ({ children }: { children: ReactNode }) => (
  <code className="rounded-sm bg-sunken px-1 text-[.92em] [overflow-wrap:anywhere]">{children}</code>
);

function IndexNow({ indexNow }: Pick<SearchSetup, "indexNow">) {
  return (
    <PageSection title="IndexNow" action={<SetUpBadge isSetUp={indexNow !== null} />}>
      <p className="text-ink-2">
        Bing, Yandex and others are notified as soon as an address is published, changed or removed.
      </p>
      {indexNow ? (
        <dl className="mt-3">
          <Fact label="Key">
            <a href={indexNow.keyAddress} className="underline">
              {indexNow.keyAddress}
            </a>
          </Fact>
        </dl>
      ) : (
        <p className="mt-2 text-ink-2">
          Set <Setting>INDEXNOW_KEY</Setting> on the server to 8 to 128 letters and digits of your choice. The
          server publishes the key automatically.
        </p>
      )}
    </PageSection>
  );
}

function Permission() {
  const client = useClient();
  const checking = useMutation({ mutationFn: () => searchAccess(client) });
  return (
    <div className="mt-4 grid gap-3">
      {checking.data && (
        <Note tone={checking.data.isEnough ? "ok" : "warn"} role="status">
          {checking.data.words}
        </Note>
      )}
      {checking.isError && (
        <Note tone="bad" role="alert">
          {checking.error.message}
        </Note>
      )}
      <Button
        className="justify-self-start"
        busy={checking.isPending}
        busyLabel="Asking Google..."
        onClick={() => checking.mutate()}
      >
        Check the permission
      </Button>
    </div>
  );
}

function Google({ google, sitemap }: Pick<SearchSetup, "google" | "sitemap">) {
  return (
    <PageSection title="Google Search Console" action={<SetUpBadge isSetUp={google !== null} />}>
      <p className="text-ink-2">
        Google gets the sitemap whenever a post is published or changed, and is asked once a day which posts
        it has indexed. Its Indexing API is not used: it accepts only job and livestream pages.
      </p>
      {google ? (
        <>
          <dl className="mt-3">
            <Fact label="Property">
              {google.property} <span className="block text-ink-3 text-s">{kinds[google.kind]}</span>
            </Fact>
            <Fact label="Account">
              {google.account}
              <span className="block text-ink-3 text-s">
                Needs the permission “Full” for this property: Search Console, Settings, Users and
                permissions.
              </span>
            </Fact>
            <Fact label="Sitemap">{sitemap}</Fact>
            <Fact label="Inspections">
              {google.inspectionsPerDay.toLocaleString("en-GB")} a day
              {!google.hasInspectionsLeft && ", all used for now"}
            </Fact>
          </dl>
          {!google.isOurs && (
            <Note tone="warn" className="mt-3">
              This site’s address is not part of the property, so Google will refuse every request.
            </Note>
          )}
          <Permission />
        </>
      ) : (
        <p className="mt-2 text-ink-2">
          Create a service account in Google Cloud, enable the Search Console API, add the account’s address
          to the property with the permission “Full”, and set <Setting>SEARCH_CONSOLE_PROPERTY</Setting>{" "}
          (sc-domain:example.com or https://example.com/), <Setting>SEARCH_CONSOLE_EMAIL</Setting> and{" "}
          <Setting>SEARCH_CONSOLE_PRIVATE_KEY</Setting> on the server.
        </p>
      )}
    </PageSection>
  );
}

function ByHand({ instructions }: Pick<SearchSetup, "instructions">) {
  if (instructions.length === 0) return null;
  return (
    <PageSection title="Manual steps until then">
      <ol className="grid list-decimal gap-2 pl-5 text-ink-2">
        {instructions.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </PageSection>
  );
}

/** Which search engines are notified of posts, and which settings are missing for it. */
export function SearchEnginesScreen() {
  const query = useQuery(searchSetupQuery(useClient()));
  return (
    <PageMain>
      <BackLink to={paths.posts()}>All posts</BackLink>
      <PageHeader title="Search Engines" />
      {query.isPending && <Skeleton title lines={6} label="Loading the settings..." />}
      {query.isError && (
        <Failed
          title="The settings could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <div className="max-w-[42rem]">
          <IndexNow {...query.data} />
          <Google {...query.data} />
          <ByHand {...query.data} />
        </div>
      )}
    </PageMain>
  );
}
