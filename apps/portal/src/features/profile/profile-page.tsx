import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Avatar, Button, SkipLink, Tab, TabList, TabPanel, Tabs } from "@sitewright/ui";
import { Pencil } from "lucide-react";
import { type ReactNode, use } from "react";
import { useSearchParams } from "react-router";
import { dateText } from "../../lib/date-text.ts";
import { EditProfileDialog } from "./edit-profile-dialog.tsx";
import { EditingContext } from "./editing.ts";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import type { WholeProfile } from "./profile-screen.tsx";
import { profileTexts as texts } from "./texts.ts";

interface ProfilePageProps {
  view: WholeProfile;
  onSignOut: () => void;
  documentCount: number;
  documents: ReactNode;
}

function Banner({ view: { profile } }: { view: WholeProfile }) {
  const name = profile.displayName || texts.nameless;
  return (
    <div className="border-line border-b bg-surface">
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center gap-x-s-5 gap-y-s-4 px-gutter py-s-6">
        <Avatar size="lg" name={profile.displayName || profile.email} src={profile.photoURL} />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="break-words font-display font-headline text-display-3 leading-[1.06] tracking-[-.03em]">
            {name}
          </h1>
          <p className="mt-1.5 flex flex-wrap gap-x-s-5 gap-y-1 text-ink-2">
            <span className="wrap-anywhere">{profile.email}</span>
            <span>{texts.memberSince(dateText(profile.createdAt))}</span>
          </p>
        </div>
      </div>
    </div>
  );
}

function Information({ view }: { view: WholeProfile }) {
  const { edited, setEdited, signInAgain } = use(EditingContext);
  return (
    <section aria-labelledby="profile-information">
      <div className="mb-s-5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2
            id="profile-information"
            className="font-display font-title text-display-4 leading-[1.2] tracking-title"
          >
            {texts.infoTitle}
          </h2>
          <p className="mt-1 text-ink-2">{texts.infoLead}</p>
        </div>
        {view.mayEdit && (
          <Button variant="ink" onClick={() => setEdited(view)}>
            <Pencil aria-hidden="true" /> {texts.edit}
          </Button>
        )}
      </div>
      <ProfileFields profile={view.profile} />
      {view.mayEdit && edited && (
        <EditProfileDialog profile={edited.profile} onClose={() => setEdited(null)}>
          {signInAgain}
        </EditProfileDialog>
      )}
    </section>
  );
}

/** The open tab is in the address, so that a link can open the documents. */
function useTab() {
  const [search, setSearch] = useSearchParams();
  const tab = search.get("tab") === "documents" ? "documents" : "profile";
  const open = (next: string): void =>
    setSearch(next === "documents" ? { tab: next } : {}, { replace: true });
  return { tab, open };
}

/** A client's page: the person, the contact details, and the documents shared with them. */
export function ProfilePage({ view, onSignOut, documentCount, documents }: ProfilePageProps) {
  const { tab, open } = useTab();
  const name = view.profile.displayName || texts.nameless;
  useDocumentTitle(name, brand.productName);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink target="profile">{texts.skip}</SkipLink>
      <ProfileHeader onSignOut={onSignOut} />
      <main id="profile" tabIndex={-1}>
        <Banner view={view} />
        <Tabs value={tab} onValueChange={open} className="mx-auto max-w-[80rem] px-gutter pb-s-7">
          <TabList aria-label={texts.tabs}>
            <Tab value="profile">{texts.profileTab}</Tab>
            <Tab value="documents">{texts.documentsTab(documentCount)}</Tab>
          </TabList>
          <TabPanel value="profile">
            <Information view={view} />
          </TabPanel>
          <TabPanel value="documents">{documents}</TabPanel>
        </Tabs>
      </main>
      <footer className="mx-auto w-full max-w-[80rem] px-gutter py-s-4 text-ink-3 text-xs">
        {texts.footer(new Date().getFullYear(), brand.productName)}
      </footer>
    </div>
  );
}
