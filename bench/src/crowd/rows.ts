import { createHash } from "node:crypto";
import { seededRandom } from "@sitewright/spec-core/random";
import { searchable } from "../../../apps/api/src/db/searchable.ts";
import { crowdWords, rareRows, rareWord, rareWordOfCommonParts } from "./words-table.ts";

/** The number of rows of each table. */
export interface CrowdSize {
  readonly users: number;
  readonly projects: number;
  readonly documents: number;
  readonly messages: number;
  readonly mails: number;
  readonly entries: number;
}

/** The size that the measurements use. */
export const fullCrowd: CrowdSize = {
  users: 100_000,
  projects: 100_000,
  documents: 50_000,
  messages: 30_000,
  mails: 50_000,
  entries: 50_000,
};

/** An id unrelated to the row's order, like the product's ids. The same arguments give the same id. */
export function crowdId(table: string, index: number): string {
  const hex = createHash("sha1").update(`${table} ${index}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}

const year = 365 * 24 * 3600_000;
const lastMs = Date.UTC(2026, 0, 1);

/** Creates rows of a table by their index; crowds of the same size always have the same rows. */
export function crowdRows(size: CrowdSize) {
  const random = seededRandom("crowd");
  const pick = (words: readonly string[]): string => words[Math.floor(random() ** 2 * words.length)] ?? "";
  const someone = (): string => crowdId("users", Math.floor(random() * size.users));
  const at = (): Date => new Date(lastMs - Math.floor(random() * 3 * year));

  /** A business name; in a few evenly spaced rows it contains one of the rare words. */
  function business(index: number, count: number): string {
    const step = Math.max(2, Math.floor(count / rareRows));
    const rare = index % step === 0 ? ` ${rareWord}` : index % step === 1 ? ` ${rareWordOfCommonParts}` : "";
    return `${pick(crowdWords.place)} ${pick(crowdWords.trade)} ${pick(crowdWords.kind)}${rare}`;
  }
  function sentence(): string {
    const words = crowdWords.talk.split(" ");
    return Array.from({ length: 24 }, () => pick(words)).join(" ");
  }
  return {
    user(index: number) {
      const [first, last] = [pick(crowdWords.first), pick(crowdWords.last)];
      const businessName = business(index, size.users);
      const createdAt = at();
      return {
        id: crowdId("users", index),
        email: `${first}.${last}.${index}@${businessName.replaceAll(" ", "-")}.example`.toLowerCase(),
        displayName: `${first} ${last}`,
        businessName,
        emailVerifiedAt: index % 5 === 0 ? null : createdAt,
        createdAt,
        updatedAt: createdAt,
      };
    },
    project(index: number) {
      const businessName = business(index, size.projects);
      const industry = pick(crowdWords.trade);
      const submittedAt = at();
      return {
        id: crowdId("projects", index),
        userId: someone(),
        businessName,
        industry,
        version: 1,
        pageCount: 1 + (index % 9),
        searchText: searchable([businessName, industry, `${pick(crowdWords.first)}@mail.example`].join("  ")),
        createdAt: submittedAt,
        submittedAt,
        updatedAt: new Date(submittedAt.getTime() + Math.floor((random() * year) / 12)),
        finalizedAt: index % 3 === 0 ? submittedAt : null,
      };
    },
    version(index: number) {
      const createdAt = new Date(lastMs);
      const texts = { onboarding: "{}", spec: "{}" };
      return {
        id: crowdId("versions", index),
        projectId: crowdId("projects", index),
        version: 1,
        ...texts,
        createdAt,
      };
    },
    document(index: number) {
      const name = business(index, size.documents);
      const [createdAt, uploadedBy] = [at(), someone()];
      return {
        id: crowdId("documents", index),
        clientId: someone(),
        title: `Quote for ${name}`,
        description: sentence(),
        icon: "file",
        content: `# ${name}\n\n${sentence()}`,
        order: index % 10,
        createdAt,
        updatedAt: createdAt,
        uploadedBy,
        uploadedByEmail: "staff@agency.example",
      };
    },
    message(index: number) {
      const [first, company] = [pick(crowdWords.first), business(index, size.messages)];
      return {
        id: crowdId("messages", index),
        type: "contact",
        name: `${first} ${pick(crowdWords.last)}`,
        email: `${first}.${index}@mail.example`.toLowerCase(),
        reason: "question",
        message: sentence(),
        company,
        createdAt: at(),
      };
    },
    mail(index: number) {
      const createdAt = at();
      return {
        id: crowdId("mails", index),
        dedupeKey: crowdId("mail keys", index),
        kind: "thank-you",
        recipient: `${pick(crowdWords.first)}.${index}@mail.example`.toLowerCase(),
        subject: `Your project ${business(index, size.mails)}`,
        html: "<p>Thank you</p>",
        text: "Thank you",
        status: "sent",
        runAt: createdAt,
        createdAt,
        sentAt: createdAt,
      };
    },
    entry(index: number) {
      return {
        id: crowdId("entries", index),
        actorId: crowdId("staff", index % 7),
        action: index % 2 === 0 ? "project.open" : "user.update",
        subjectType: index % 2 === 0 ? "project" : "user",
        subjectId: someone(),
        detail: business(index, size.entries),
        createdAt: at(),
      };
    },
  };
}
