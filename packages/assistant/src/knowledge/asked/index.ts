import { colloquialInVain } from "../declining-colloquial-list.ts";
import { spokenInVain } from "../declining-spoken-list.ts";
import { toldInVain } from "../declining-told-list.ts";
import { askedOfAccount } from "./account-list.ts";
import { askedOfAgency } from "./agency-list.ts";
import { colloquialOfAgency } from "./colloquial/agency-list.ts";
import { colloquialOfHelp } from "./colloquial/help-list.ts";
import { colloquialOfOffer } from "./colloquial/offer-list.ts";
import { colloquialOfPortal } from "./colloquial/portal-list.ts";
import { askedOfHelp } from "./help-list.ts";
import { leftOpenColloquially } from "./open-colloquial-list.ts";
import { leftOpen } from "./open-list.ts";
import { leftOpenByWord } from "./open-more-list.ts";
import { leftOpenInPortal } from "./open-portal-list.ts";
import { openTopics, waysToName } from "./open-topics-list.ts";
import { askedOfPortal } from "./portal-list.ts";
import { askedOfPrices } from "./prices-list.ts";
import { askedOfServices } from "./services-list.ts";
import { spokenOfAgency } from "./spoken/agency-list.ts";
import { spokenOfHelp } from "./spoken/help-list.ts";
import { spokenOfOffer } from "./spoken/offer-list.ts";
import { spokenOfPortal } from "./spoken/portal-list.ts";
import { toldOfAccount } from "./told/account-list.ts";
import { toldOfAgency } from "./told/agency-list.ts";
import { toldOfHelp } from "./told/help-list.ts";
import { toldOfPortal } from "./told/portal-list.ts";
import { toldOfPrices } from "./told/prices-list.ts";
import { toldOfServices } from "./told/services-list.ts";
import { toldOfTechnical } from "./told/technical-list.ts";
import { typedInVain, typedOfAgency } from "./typed/agency-list.ts";
import { typedOfHelp } from "./typed/help-list.ts";
import { typedOfOffer } from "./typed/offer-list.ts";
import { voicedOfAgency } from "./voices/agency-list.ts";
import { voicedOfHelp } from "./voices/help-list.ts";
import { voicedInVain } from "./voices/in-vain-list.ts";
import { voicedOfOffer } from "./voices/offer-list.ts";
import { plainlyAsked } from "./voices/plain-list.ts";
import { voicedOfPortal } from "./voices/portal-list.ts";

type Lists = readonly Readonly<Record<string, string>>[];

const byEntry = (lists: Lists): ReadonlyMap<string, string> =>
  new Map(lists.flatMap((list) => Object.entries(list)));

const asked = byEntry([
  askedOfServices,
  askedOfPrices,
  askedOfHelp,
  askedOfAccount,
  askedOfPortal,
  askedOfAgency,
]);

const told = byEntry([
  toldOfServices,
  toldOfPrices,
  toldOfHelp,
  toldOfTechnical,
  toldOfAccount,
  toldOfPortal,
  toldOfAgency,
  toldInVain,
]);

const spoken = byEntry([spokenOfOffer, spokenOfHelp, spokenOfPortal, spokenOfAgency, spokenInVain]);

const colloquial = byEntry([
  colloquialOfOffer,
  colloquialOfHelp,
  colloquialOfPortal,
  colloquialOfAgency,
  colloquialInVain,
]);

const typed = byEntry([typedOfOffer, typedOfHelp, typedOfAgency, typedInVain]);

const plain = byEntry([plainlyAsked]);

const voiced = byEntry([voicedOfOffer, voicedOfHelp, voicedOfPortal, voicedOfAgency, voicedInVain]);

const open = [leftOpen, leftOpenInPortal, leftOpenByWord, leftOpenColloquially].flatMap((list) =>
  Object.entries(list).map(([ids, text]) => ({ ids: ids.split(", "), text })),
);

const topics = Object.entries(openTopics).map(([ids, text]) => ({ ids: ids.split(", "), text }));

/** The lines of a text, without indentation; empty ones left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Ids of the entries that the lists speak of. */
export const askedIds: readonly string[] = [
  ...asked.keys(),
  ...told.keys(),
  ...spoken.keys(),
  ...colloquial.keys(),
  ...typed.keys(),
  ...voiced.keys(),
  ...plain.keys(),
  ...[...open, ...topics].flatMap(({ ids }) => ids),
];

const namesOf = (text: string): readonly string[] =>
  linesOf(text).flatMap((topic) => waysToName.map((name) => name(topic)));

/** How owners of many trades ask for an entry, beside the examples that stand with it. */
export const alsoAsked = (id: string): readonly string[] => linesOf(asked.get(id) ?? "");

/** The same for the index alone: hurried, chatty and brief ones, and those that may mean another entry as well. */
export const alsoTold = (id: string): readonly string[] => [
  ...linesOf(told.get(id) ?? ""),
  ...linesOf(spoken.get(id) ?? ""),
  ...linesOf(colloquial.get(id) ?? ""),
  ...linesOf(typed.get(id) ?? ""),
  ...linesOf(voiced.get(id) ?? ""),
  ...linesOf(plain.get(id) ?? ""),
  ...open.filter(({ ids }) => ids.includes(id)).flatMap(({ text }) => linesOf(text)),
  ...topics.filter(({ ids }) => ids.includes(id)).flatMap(({ text }) => namesOf(text)),
];
