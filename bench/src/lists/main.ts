// pnpm run lists: only the staff lists, a large bundle and the public site; prints and does not write RESULTS.md.
import { bundleSection } from "../bundle.bench.ts";
import { databases, listSections } from "../lists.bench.ts";
import { publicSiteSections } from "../public-site.bench.ts";
import { type Section, sectionText } from "../report.ts";

const print = (sections: readonly Section[]): void => console.log(sections.map(sectionText).join("\n"));

print(await publicSiteSections());
print([await bundleSection()]);
for (const database of databases) print(await listSections([database]));
