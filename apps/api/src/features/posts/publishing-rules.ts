import { type FieldProblem, markWords, type PostFields } from "@sitewright/contracts";
import { dayOf } from "./stored-fields.ts";

/** The most open marks that a refusal lists one by one. */
const namedMarks = 20;

const isBlank = (text: string): boolean => text.trim() === "";

/**
 * Why a post cannot be published at an instant; empty where nothing prevents it. Open marks are listed with
 * their text.
 */
export function publishingFaults(fields: PostFields, at: Date): FieldProblem[] {
  const faults: FieldProblem[] = [];
  if (isBlank(fields.title)) faults.push({ path: "title", message: "Please enter a title." });
  if (isBlank(fields.content)) faults.push({ path: "content", message: "Please write the article first." });
  if (isBlank(fields.author)) faults.push({ path: "author", message: "Please say who wrote it." });
  if (fields.image !== "" && isBlank(fields.imageAlt))
    faults.push({ path: "imageAlt", message: "Please say what the picture shows." });
  if (fields.date !== null && fields.date > dayOf(at))
    faults.push({ path: "date", message: "This date is in the future. Schedule the post instead." });
  for (const [index, mark] of fields.marks.slice(0, namedMarks).entries())
    faults.push({ path: `marks.${index}`, message: `Still to check (${mark.kind}): ${markWords(mark)}` });
  return faults;
}

/** True where each mark's text matches the content at its place. */
export const areMarksInPlace = ({ content, marks }: Pick<PostFields, "content" | "marks">): boolean =>
  marks.every(({ start, end, text }) => start < end && content.slice(start, end) === text);
