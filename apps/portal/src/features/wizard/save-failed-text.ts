import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { wizardTexts } from "./texts.ts";

/** What is said where the server does not have the latest answers after a save. */
export const saveFailedText = (): string =>
  useSaveStatus.getState().isKeptOnDevice ? wizardTexts.saveFailed : wizardTexts.saveFailedUnkept;
