import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import type { QuestionRule } from "../rule.ts";

/** 'Not taking on any more in Shannon after Easter', 'we stopped going to Hexham': the place is the group. */
const left =
  /(?<!\p{L})(?:not (?:taking|doing|going|driving|accepting)|no (?:more|new|longer)|stop(?:ped|ping)?|giving up|gave up|dropp(?:ed|ing)|(?:don['’]?t|do not|won['’]?t|can['’]?t|cannot) (?:want|take|do|go|drive|cover|travel))(?!\p{L})[^.!?;]{0,40}?(?<!\p{L})(?:in|to|at|round|around|from|near) (\p{Lu}[\p{L}'’-]{2,}(?:[ -]\p{Lu}[\p{L}'’-]+)*)/u;

const namesPlace = (text: string, place: string): boolean =>
  new RegExp(`(?<![\\p{L}-])${place}(?![\\p{L}-])`, "u").test(text);

/** The sentences for visitors that name a place of which the notes for the agency say that the work there ends. */
const placesLeft = oncePerProject(({ words }: Project): string[] => {
  const places = words.statements.flatMap(({ text, kind, field }) =>
    kind === "private" || field === "onlyForUs"
      ? (left.exec(text.replace(/^\p{Lu}/u, (first) => first.toLowerCase()))?.[1] ?? [])
      : [],
  );
  return words.statements
    .filter(({ kind, field }) => kind !== "private" && (field === "description" || field === "contentNotes"))
    .map(({ text }) => text)
    .filter((text) => places.some((place) => namesPlace(text, place)));
});

/** Asks about places that visitors would read of although the client does not want to work there any more. */
export const placeLeftQuestion: QuestionRule = {
  id: "places-left",
  path: "content.facts",
  question:
    "Which of these places should the site name? In your notes for us you say that you end the work in one of them: is it left out from the start, or until when is it named, and who takes it off then?",
  asks: "client",
  blocks: "launch",
  when: (project) => placesLeft(project).length > 0,
  quotes: placesLeft,
};
