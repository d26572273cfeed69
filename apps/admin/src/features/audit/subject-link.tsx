import type { AuditRecord } from "@sitewright/contracts";
import { Link } from "react-router";
import { paths } from "../../lib/paths.ts";
import { subjectWord } from "./action-words.ts";

const addresses: Readonly<Record<string, (id: string) => string>> = {
  user: paths.user,
  project: paths.project,
  document: paths.document,
  post: paths.post,
  mail: paths.mail,
  message: paths.message,
};

/** The object of an action by its name, with a link while it exists. */
export function SubjectLink({
  entry: { action, subjectType, subjectId, subjectName },
}: {
  entry: AuditRecord;
}) {
  const kind = subjectWord(subjectType);
  if (subjectId === null) return <span className="text-ink-3">{kind}, erased</span>;
  const address = addresses[subjectType];
  if (!address || action.endsWith(".delete")) return subjectName || kind;
  return (
    <Link to={address(subjectId)} className="underline">
      {subjectName || kind}
    </Link>
  );
}
