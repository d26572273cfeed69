import { brand } from "@sitewright/brand";

/** What the archive holds, for whoever opens it. Times are ISO 8601 in UTC, texts are UTF-8. */
export const readMe = ({ email, exportedAt }: { email: string; exportedAt: Date }): string =>
  `# Your data at ${brand.productName}

Everything that is stored about the account ${email}, as it was on ${exportedAt.toISOString()}.

| file | holds |
|---|---|
| profile.json | your account and your profile |
| sign-in.json | the browsers that are signed in, and other ways to sign in. Passwords are stored as a hash and not exported. |
| projects/NN_name/project.json | a project: name, industry, dates |
| projects/NN_name/versions/N/answers.json | what you had answered when you saved version N |
| projects/NN_name/versions/N/specification.json | the specification that was built from it |
| drafts.json | what you have begun and not submitted; projectId is empty for a new project |
| designs.json | palettes and font combinations that you saved |
| agreements.json | confidentiality agreements that you accepted or withdrew |
| documents/documents.json | documents that the agency shares with you, and when you first read each version |
| documents/NN_title.md | their text, as Markdown |
| documents/NN_title_file | the file that came with one, as it is stored |
| uploads/uploads.json | your files: id, name, category, type, size, date, and where each lies in this archive |
| uploads/NNN_name | the files themselves |
| messages.json | what you wrote to the agency |
| mails.json | mails that we sent to you, without links that work once |
| history.json | what administrators did with your account, and when |
| UNREADABLE.md | only where something of this could not be read: what, and which file holds it as it is stored |

JSON files are objects or lists with the field names above their values. Times are ISO 8601 in UTC. Sizes are in bytes. Text is UTF-8.
A file that could not be read any more is missing; the lists name it all the same.
`;
