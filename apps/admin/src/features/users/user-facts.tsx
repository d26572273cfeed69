import type { AdminUserDetails } from "@sitewright/contracts";
import { Badge, ProgressBar } from "@sitewright/ui";
import { EmailLink } from "../../components/email-link.tsx";
import { Fact } from "../../components/fact.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { PhoneLink } from "../../components/phone-link.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { projectName } from "../../lib/project-words.ts";

const notSet = <span className="text-ink-3">Not set</span>;

/** An account's own data, and when it was last used. */
export function UserFacts({ details }: { details: AdminUserDetails }) {
  const { user, profile, lastSeenAt } = details;
  const { address, city, state, zipCode, country } = profile;
  const place = [address, city, state, zipCode, country].filter(Boolean).join(", ");
  // Sessions are stored by the hour, sign-ins by the minute: the later one is more exact.
  const seen = [lastSeenAt, user.lastLoginAt]
    .filter((at) => at !== null)
    .toSorted()
    .at(-1);
  return (
    <dl>
      <Fact label="Email">
        <EmailLink address={user.email} />
      </Fact>
      <Fact label="Business">{profile.businessName || notSet}</Fact>
      <Fact label="Phone">{profile.phone ? <PhoneLink number={profile.phone} /> : notSet}</Fact>
      <Fact label="Website">
        {profile.website ? (
          <a href={profile.website} target="_blank" rel="noopener noreferrer" className="underline">
            {profile.website}
          </a>
        ) : (
          notSet
        )}
      </Fact>
      <Fact label="Address">{place || notSet}</Fact>
      <Fact label="Member since">
        <SentenceTime at={user.createdAt} />
      </Fact>
      <Fact label="Last seen">{seen ? <SentenceTime at={seen} /> : "Never signed in"}</Fact>
      {profile.bio && <Fact label="About">{profile.bio}</Fact>}
    </dl>
  );
}

/** Drafts that the client has not submitted. */
export function StoppedAt({ drafts }: Pick<AdminUserDetails, "drafts">) {
  return (
    <PageSection title="Unfinished drafts">
      {drafts.length === 0 && (
        <p className="border-line border-t py-[.6rem] text-ink-2">No unfinished drafts.</p>
      )}
      <ul className="grid gap-3">
        {drafts.map(({ projectId, businessName, step, stepNumber, stepCount, savedAt }) => (
          <li key={`${projectId}`} className="border-line border-t pt-[.6rem]">
            <p className="font-[600]">{projectName(businessName)}</p>
            <p className="mb-1.5 text-ink-2">
              {step ? `Step ${stepNumber} of ${stepCount}: ${step}` : "This draft could not be read"},{" "}
              <SentenceTime at={savedAt} />
              {projectId !== null && " · editing a submitted project"}
            </p>
            {step && (
              <ProgressBar
                hideLabel
                label={`Step ${stepNumber} of ${stepCount}`}
                percent={(100 * stepNumber) / stepCount}
              />
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The client's acceptances and withdrawals of the agreement. */
export function UserAgreements({ agreements }: Pick<AdminUserDetails, "agreements">) {
  return (
    <PageSection title="Agreements">
      {agreements.length === 0 && (
        <p className="border-line border-t py-[.6rem] text-ink-2">No agreements accepted.</p>
      )}
      <ul>
        {agreements.map(({ id, action, ndaVersion, signerName, createdAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-[.55rem]"
          >
            <Badge tone={action === "accepted" ? "ok" : "warn"}>
              {action === "accepted" ? "Accepted" : "Withdrawn"}
            </Badge>
            <span>Confidentiality, version {ndaVersion}</span>
            <span className="text-ink-2">
              {signerName}, <SentenceTime at={createdAt} isInside />
            </span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
