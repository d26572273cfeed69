import type { DocumentSummary } from "@sitewright/contracts";
import { expect, it } from "vitest";
import { documentOf, summaryOf } from "./document.fixture.ts";
import { searchDocuments } from "./search-documents.ts";

const named = (title: string, description = "", fileName: string | null = null): DocumentSummary =>
  summaryOf(documentOf(title, { title, description, fileName }));

const documents = [
  named("Quote for May", "The café site"),
  named("Terms", "", "2026-terms.md"),
  named("عَرْض سعر"),
  named("Quote for June"),
];

it.each([
  ["", ["Quote for May", "Terms", "عَرْض سعر", "Quote for June"]],
  ["  ", ["Quote for May", "Terms", "عَرْض سعر", "Quote for June"]],
  ["quote", ["Quote for May", "Quote for June"]],
  ["june  QUOTE", ["Quote for June"]],
  ["cafe", ["Quote for May"]],
  ["cafe\u0301", ["Quote for May"]],
  ["2026-", ["Terms"]],
  ["عرض", ["عَرْض سعر"]],
  ["invoice", []],
])(
  "a search for '%s' finds by title, description and file name, without regard to case and accents",
  (search, found) => {
    expect(searchDocuments(documents, search).map(({ title }) => title)).toEqual(found);
  },
);
