import type { User } from "@sitewright/contracts";
import { Avatar, TextLink } from "@sitewright/ui";
import { SettingsSection } from "../../components/settings-section.tsx";
import { paths } from "../../lib/paths.ts";
import { answerWords, dateWords, personWords } from "./display-words.ts";
import { FactList } from "./fact-list.tsx";
import { settingsTexts as texts } from "./texts.ts";

/** The account's owner and its creation date. */
export function AccountInfo({ user }: { user: User }) {
  const name = personWords(user.displayName);
  return (
    <SettingsSection title={texts.account}>
      <div className="mb-s-4 flex items-center gap-3">
        <Avatar name={name} src={user.photoURL} />
        <p className="min-w-0 break-words font-label">{name}</p>
      </div>
      <FactList
        facts={[
          [texts.email, answerWords(user.email)],
          [texts.created, dateWords(user.createdAt)],
        ]}
      />
      <p className="mt-s-4 text-s">
        <TextLink href={paths.profile(user.uid)}>{texts.editProfile}</TextLink>
      </p>
    </SettingsSection>
  );
}
