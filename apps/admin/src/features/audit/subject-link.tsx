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

/** The action has removed its object; the object of `note.delete` is a project, which is still there. */
const isRemoved = ({ action, subjectType }: AuditRecord): boolean =>
  action.endsWith(".erase") || action === `${subjectType}.delete`;

/** The object of an action by its name, with a link while it exists. */
export function SubjectLink({ entry }: { entry: AuditRecord }) {
  const { subjectType, subjectId, subjectName } = entry;
  const kind = subjectWord(subjectType);
  if (subjectId === null) return <span className="text-ink-3">{kind}, erased</span>;
  const address = addresses[subjectType];
  if (!address || isRemoved(entry)) return subjectName || kind;
  return (
    <Link to={address(subjectId)} className="underline">
      {subjectName || kind}
    </Link>
  );
}
