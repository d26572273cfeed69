import type { Fact, FactKind } from "./fact.ts";
import { relativeAlone } from "./facts/people/data/person-words.ts";
import { namesOneOf, secretPersons } from "./facts/people/secret-persons.ts";
import { offersLabel } from "./facts/services/data/service-words.ts";
import { isHeld } from "./open/open-words.ts";
import { type HeldPart, overlapInField } from "./place.ts";
import { matches } from "./regex-prefilter/prefiltered-match.ts";
import type { Statement } from "./statement.ts";
import { isPaperwork } from "./statements/english/paperwork.ts";
import { notSettled } from "./statements/english/uncertain.ts";

const contactDetails: readonly FactKind[] = ["phone", "email", "address", "registration"];

/** Details that tell visitors how to reach the business and who it is. */
export const contactKinds: ReadonlySet<FactKind> = new Set([...contactDetails, "social"]);

/**
 * Kinds of facts that mislead visitors or expose a person if they are wrong: a sentence with one is printed only after
 * the client has confirmed it.
 */
export const kindsToConfirm: ReadonlySet<FactKind> = new Set([...contactKinds, "hours", "price", "person"]);

/** In characters. A longer text without full stops is one statement that may also contain public details. */
export const longestRemark = 160;
const invitesContact =
  /(?<!\p{L})(?<!on )(?:call|ring|phone|text|book|message|write|e-?mail|reach|leave|answer|tel)\p{L}*(?!\p{L})/iu;
const bullet = /^[-–—•·*▪] */u;

/** A list with at least this many offers is assumed to be complete. */
const fewestListed = 3;

/** Whether a fact and a statement overlap in the answer. A dictated statement must also contain the fact's text. */
export const sharesWords = (statement: Statement, fact: Fact): boolean =>
  overlapInField(statement, fact) &&
  (statement.dictatedBy === undefined || statement.text.includes(fact.text));

const kept = (fact: Fact): Fact => ({ ...fact, proposal: "keep" });

/** 'Anna is the owner' names her for visitors, whatever else the sentence says; 'my husband Dale' does not. */
const isWithoutRole = ({ kind, about }: Fact): boolean =>
  kind === "person" && (about === "" || relativeAlone.test(about));

/**
 * Whether a detail is no more certain than the sentence that mentions it: the founding year in one that is asked about,
 * which the client decides on with it, or a person without a role in a wish or a note.
 */
const isOnlyMentioned = ({ kind, field }: Statement, fact: Fact): boolean =>
  (fact.kind === "founded" && kind !== "private") ||
  (isWithoutRole(fact) && (kind === "private" || kind === "wish" || field === "contentNotes"));

/** Whether a detail in a private remark has to be kept from visitors. */
const isPrivateDetail = ({ text }: Statement, { kind }: Fact): boolean =>
  kind === "price" ||
  kind === "service" ||
  (kind === "person" && /^[([]/u.test(text)) ||
  isPaperwork(text) ||
  (contactDetails.includes(kind) && text.length <= longestRemark);

/**
 * Whether a fact is a phone number or an e-mail address in a doubtful statement that does not invite visitors to use
 * it.
 */
function isDoubtfulContact({ kind: statementKind, proposal, text, start }: Statement, fact: Fact): boolean {
  const isDoubtful = statementKind === "unsure" && proposal === "keep";
  if (!isDoubtful || (fact.kind !== "phone" && fact.kind !== "email") || text.length > longestRemark)
    return false;
  const lead = text.slice(0, Math.max(0, fact.start - start));
  const rest = text.slice(Math.max(0, fact.end - start));
  return /\p{L}/u.test(lead) && !invitesContact.test(lead) && !invitesContact.test(rest);
}

/** Whether a price stands in a sentence that says that it is not settled: '£130 a load, haven't set this year's price'. */
const isUnsettledPrice = ({ text }: Statement, { kind }: Fact): boolean =>
  kind === "price" && matches(notSettled, text);

// The maximum distance between two parts of a sentence: a comma and spaces.
const betweenParts = 3;

/**
 * Whether the sentence that names a person continues with something private: 'My daughter Lena helps on Saturdays, not
 * official'.
 */
const goesOnPrivately = (
  fact: Fact,
  { facts, statements }: { readonly facts: readonly Fact[]; readonly statements: readonly Statement[] },
): boolean =>
  fact.kind === "person" &&
  statements.some((statement, index) => {
    const next = statements[index + 1];
    return (
      next?.kind === "private" &&
      sharesWords(statement, fact) &&
      // 'Anna is the owner, her son Jan helps': the second part is about another person.
      !facts.some((other) => other.kind === "person" && sharesWords(next, other)) &&
      next.field === statement.field &&
      next.start - statement.end <= betweenParts &&
      !/[.!?]$/u.test(statement.text)
    );
  });

/** Withholds details in statements that are not for visitors: 'The last web man took 900 quid and vanished.' */
function withRemarksKept(facts: readonly Fact[], statements: readonly Statement[]): Fact[] {
  const remarks = statements.filter(
    ({ proposal, dictatedBy }) => proposal === "keep" && dictatedBy === undefined,
  );
  const secret = secretPersons(statements);
  const isDictated = (fact: Fact): boolean =>
    statements.some((statement) => statement.dictatedBy !== undefined && sharesWords(statement, fact));
  const isKept = (fact: Fact): boolean =>
    fact.field !== "offers" &&
    ((fact.kind === "person" && namesOneOf(fact.text, secret)) ||
      goesOnPrivately(fact, { facts, statements }) ||
      remarks.some(
        (remark) =>
          sharesWords(remark, fact) &&
          ((isOnlyMentioned(remark, fact) && !isDictated(fact)) ||
            (remark.kind === "private"
              ? isPrivateDetail(remark, fact)
              : isDoubtfulContact(remark, fact) || isUnsettledPrice(remark, fact))),
      ));
  return facts.map((fact) => (isKept(fact) ? kept(fact) : fact));
}

/** Withholds facts that are part of an open question or a contradiction, except contact details. */
const withOpenFactsKept = (facts: readonly Fact[], held: readonly HeldPart[]): Fact[] =>
  facts.map((fact) =>
    !contactKinds.has(fact.kind) &&
    // In the price list, each entry has places of its own.
    (fact.field === "offers"
      ? fact.kind === "price" && held.some(({ id }) => id === fact.id)
      : isHeld(held, fact))
      ? kept(fact)
      : fact,
  );

/** Whether a sentence is a list of at least three items after a label for all that is offered. */
const isLabelledList = (text: string): boolean =>
  offersLabel.test(text) && (text.match(/[,;]/gu) ?? []).length > 1;

/**
 * Whether a service begins a bulleted line or is in a labelled list that is proposed for visitors: '- Payroll and
 * pensions', 'What we do: payroll, …'.
 */
const isListItem = (fact: Fact, statements: readonly Statement[]): boolean =>
  statements.some(
    (statement) =>
      statement.proposal === "print" &&
      sharesWords(statement, fact) &&
      (statement.start + (bullet.exec(statement.text)?.[0].length ?? -1) === fact.start ||
        isLabelledList(statement.text)),
  );

/**
 * Withholds services found in sentences if the client listed the offers: 'adults' in 'I work with adults and couples'
 * is not another offer. A service with a price of its own is printed ('packed lunches £8'), and so is an item of a list.
 */
function withUnlistedServicesKept(facts: readonly Fact[], statements: readonly Statement[]): readonly Fact[] {
  const services = facts.filter(({ kind }) => kind === "service");
  if (services.filter(({ field }) => field === "offers").length < fewestListed) return facts;
  const priced = new Set(facts.flatMap(({ kind, about }) => (kind === "price" ? [about.toLowerCase()] : [])));
  return facts.map((fact) =>
    fact.kind === "service" &&
    fact.field !== "offers" &&
    !priced.has(fact.text.toLowerCase()) &&
    !isListItem(fact, statements)
      ? kept(fact)
      : fact,
  );
}

/** The facts, with those proposed as `keep` that the answers do not offer to visitors. */
export const withheldFacts = (
  facts: readonly Fact[],
  { statements, held }: { readonly statements: readonly Statement[]; readonly held: readonly HeldPart[] },
): readonly Fact[] =>
  withUnlistedServicesKept(withRemarksKept(withOpenFactsKept(facts, held), statements), statements);
