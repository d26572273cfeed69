import { parseBody } from "@sitewright/articles";
import { type FieldProblem, markWords, type PostFields } from "@sitewright/contracts";
import { hourMs } from "../../time-units.ts";
import { dayOf } from "./stored-fields.ts";

/** The maximum number of open highlights, and of pictures, that a refusal lists one by one. */
const mostNamed = 20;

/** Time zones are at most this far ahead of UTC, so a writer's day may begin this much earlier. */
const furthestAheadMs = 14 * hourMs;

/** A picture whose empty title declares it to be decorative: `![](/picture "")`. */
const decorativePicture = /^!\[\s*\]\(\S+\s+""\s*\)$/;

const isBlank = (text: string): boolean => text.trim() === "";

/** The addresses of pictures that have no alternative text and are not declared decorative. */
function unnamedPictures(content: string): string[] {
  const rest = content.split(/\r\n?|\n/).map((line) => (decorativePicture.test(line.trim()) ? "" : line));
  const unnamed = parseBody(rest.join("\n")).flatMap((block) =>
    block.kind === "picture" && isBlank(block.caption) ? [block.source] : [],
  );
  return [...new Set(unnamed)];
}

/**
 * Why a post cannot be published at an instant; empty if it can. Open highlights are listed with their
 * text.
 */
export function publishingFaults(fields: PostFields, at: Date): FieldProblem[] {
  const faults: FieldProblem[] = [];
  if (isBlank(fields.title)) faults.push({ path: "title", message: "Please enter a title." });
  if (isBlank(fields.content)) faults.push({ path: "content", message: "Please write the article first." });
  if (isBlank(fields.author)) faults.push({ path: "author", message: "Please say who wrote it." });
  if (fields.image !== "" && isBlank(fields.imageAlt))
    faults.push({ path: "imageAlt", message: "Please say what the picture shows." });
  for (const picture of unnamedPictures(fields.content).slice(0, mostNamed))
    faults.push({
      path: "content",
      message: `Please say between the brackets of ![…](${picture}) what the picture shows. If it only decorates, write ![](${picture} "").`,
    });
  if (fields.date !== null && fields.date > dayOf(new Date(at.getTime() + furthestAheadMs)))
    faults.push({ path: "date", message: "This date is in the future. Schedule the post instead." });
  for (const [index, mark] of fields.marks.slice(0, mostNamed).entries())
    faults.push({ path: `marks.${index}`, message: `Still to check (${mark.kind}): ${markWords(mark)}` });
  return faults;
}

/** True if each highlight's text matches the content at its position. */
export const areMarksInPlace = ({ content, marks }: Pick<PostFields, "content" | "marks">): boolean =>
  marks.every(({ start, end, text }) => start < end && content.slice(start, end) === text);
