import { distinctNames } from "./pages.ts";

/** The page names in a comma-separated text: trimmed, without blanks and without repetitions in any case. */
export const parseCustomPages = (text: string): string[] => distinctNames(text.split(","));
