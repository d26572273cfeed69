// pnpm run lists: the lists of the staff and a large bundle alone, printed and not written down.
import { bundleSection } from "../bundle.bench.ts";
import { listSections } from "../lists.bench.ts";
import { sectionText } from "../report.ts";

console.log(sectionText(await bundleSection()));
for (const section of await listSections()) console.log(sectionText(section));
