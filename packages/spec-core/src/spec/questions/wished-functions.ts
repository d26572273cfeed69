import type { Project } from "../project.ts";
import { isSilenced } from "./silence.ts";

/** Things that a site does, which no other question covers. */
const functionNoun =
  /(?<!\p{L})(?:calculators?|configurators?|estimators?|quiz(?:zes)?(?! nights?)|leader ?boards?|queues?|waivers?|counters?|wait(?:ing)? ?lists?|guest ?books?|wish ?lists?|loyalty (?:cards?|points|schemes?|apps?)|(?:client |customer |patient |member )?portals?|log[- ]?ins?|sliders?|slid(?:e|es|ing) across|countdowns?|web ?cams?|finders?|search (?:box|function)|filters?|live (?:stock|status|prices?|availability)|reminders?|(?:pie|photo|costume|cake|drawing|pumpkin) (?:contests?|competitions?)|easy[- ]read|podcasts?)(?!\p{L})/iu;

const refused =
  /(?<!\p{L})(?:no|not|never|nothing|without|avoid|hate|hates|don['’]?t|do not|dont|over the counter|photos? of|pictures? of)(?!\p{L})/iu;

/** The client's wishes for something that the site does, in their words. */
export const wishedFunctions = (project: Project): string[] =>
  project.words.statements.flatMap((statement) =>
    (statement.kind === "wish" || statement.field === "contentNotes") &&
    !statement.isPrinted &&
    functionNoun.test(statement.text) &&
    !refused.test(statement.text) &&
    !isSilenced(statement, project)
      ? [statement.text]
      : [],
  );
