import type { ProjectVersion } from "@sitewright/contracts";
import { buttonClass, Note, Select } from "@sitewright/ui";
import { Link, useNavigate } from "react-router";
import { paths } from "../../lib/paths.ts";
import { specificationTexts as texts } from "./texts.ts";

interface VersionChoiceProps {
  id: string;
  /** Its versions are numbered from 1 to this. */
  newest: number;
  shown: number;
  /** What is known of the versions: the numbers can be chosen without it. */
  details: ReadonlyMap<number, ProjectVersion> | undefined;
}

/** The version that is read, to choose; it is part of the address. */
export function VersionChoice({ id, newest, shown, details }: VersionChoiceProps) {
  const navigate = useNavigate();
  const addressOf = (version: number) => paths.specification(id, version === newest ? undefined : version);
  const versions = Array.from({ length: newest }, (_, index) => newest - index);
  return (
    <div className="mb-s-3 grid max-w-[42rem] gap-s-3 print:hidden">
      <Select
        aria-label={texts.version}
        value={shown}
        className="[&>select]:text-ellipsis"
        onChange={({ target }) => void navigate(addressOf(Number(target.value)), { replace: true })}
      >
        {versions.map((version) => (
          <option key={version} value={version}>
            {texts.versionOption(version, version === newest, details?.get(version))}
          </option>
        ))}
      </Select>
      {shown !== newest && (
        <Note role="status">
          <p className="mb-2">{texts.former(newest)}</p>
          <Link replace to={addressOf(newest)} className={buttonClass({ compact: true })}>
            {texts.toNewest(newest)}
          </Link>
        </Note>
      )}
    </div>
  );
}
