import { brand } from "@sitewright/brand";
import type { ExportSection } from "../../personal-data/personal-data.ts";

interface ReadMe {
  readonly email: string;
  readonly exportedAt: Date;
  readonly sections: readonly ExportSection[];
}

const line = ([path, holds]: readonly [string, string]): string => `| ${path} | ${holds} |`;

/** Describes the archive's contents. Times are ISO 8601 in UTC, texts are UTF-8. */
export const readMe = ({ email, exportedAt, sections }: ReadMe): string =>
  `# Your data at ${brand.productName}

Everything that is stored about the account ${email}, as it was on ${exportedAt.toISOString()}.

| file | holds |
|---|---|
${sections.flatMap(({ files }) => files.map(line)).join("\n")}
| UNREADABLE.md | only where something of this could not be read: what, and which file holds it as it is stored |

JSON files are objects or lists with the field names above their values. Times are ISO 8601 in UTC. Sizes are in bytes. Text is UTF-8.
A file that could not be read any more is missing; the lists name it all the same.
`;
