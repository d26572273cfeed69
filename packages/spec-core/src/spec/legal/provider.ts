import type { FactKind } from "../../content/fact.ts";
import { withoutDirections } from "../../content/facts/addresses/without-directions.ts";
import type { TypedField } from "../../onboarding/typed-fields.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { namesInLaw } from "./name-in-law.ts";
import { ownNumbers } from "./own-numbers.ts";

/** Something that is known of who runs the site. */
export interface ProviderFact {
  readonly label: string;
  /** The client's own words; an address without directions for visitors. */
  readonly value: string;
}

const labels: Readonly<Partial<Record<FactKind, string>>> = {
  address: "Address",
  email: "E-mail",
  phone: "Phone",
  registration: "Registration",
};

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@+]/gu, "");

/** What may be printed of a field for one detail: nothing where its words forbid it or leave it open. */
const printable = ({ facts }: Project["words"], field: TypedField): string =>
  facts.find((fact) => fact.field === field && fact.isConfirmed)?.text ?? "";

/** An address as legal texts name it; the client's words where they are nothing but directions. */
const postal = (address: string): string => withoutDirections(address) || address;

/** The name in law, and the name of the business where it is another or the name in law is not known. */
function names({ form, words }: Project): ProviderFact[] {
  const inLaw = namesInLaw({ form, words });
  return [
    ...inLaw.map((value) => ({ label: "Name", value })),
    { label: "Business name", value: form.businessName },
  ];
}

/**
 * The details of the business for legal pages: the texts of its fields, and facts that the client confirmed. Without
 * a 'Name' the name in law is open, without an 'Address' the one for legal pages.
 */
export function providerOf(project: Project): ProviderFact[] {
  const { form, words, country } = project;
  const isAddressOpen = hidesAddress(project);
  const typed: ProviderFact[] = [
    ...names(project),
    { label: "Legal form", value: form.legalForm },
    { label: "Address", value: postal(printable(words, "contact.address")) },
    { label: "E-mail", value: printable(words, "contact.email") },
    { label: "Phone", value: printable(words, "contact.phone") },
    ...ownNumbers(printable(words, "registrationNumber"), country),
  ].filter(({ value }) => isAnswered(value));
  const confirmed = words.facts.flatMap(({ kind, field, text, about, isConfirmed }) => {
    const label = labels[kind];
    if (!isConfirmed || label === undefined || field === "registrationNumber") return [];
    return [
      {
        label: kind === "registration" && about !== "" ? about : label,
        value: kind === "address" ? postal(text) : text,
      },
    ];
  });
  const seen = new Set<string>();
  return [...typed, ...confirmed]
    .map(({ label, value }) => ({ label, value: value.trim() }))
    .filter(({ label }) => !(isAddressOpen && label === "Address"))
    .filter(({ value }) => seen.size < seen.add(folded(value)).size);
}
