import type { FactKind } from "../../content/fact.ts";
import { withoutDirections } from "../../content/facts/addresses/without-directions.ts";
import type { TypedField } from "../../onboarding/typed-fields.ts";
import { isAnswered } from "../answers.ts";
import type { Project } from "../project.ts";
import { hidesAddress } from "../questions/wishes.ts";
import { namesInLaw } from "./name-in-law.ts";
import { ownNumbers } from "./own-numbers.ts";
import { printedForm } from "./unregistered.ts";

/** A known detail of who runs the site. */
export interface ProviderFact {
  readonly label: string;
  /** The client's own words; an address is without directions for visitors. */
  readonly value: string;
}

const labels: Readonly<Partial<Record<FactKind, string>>> = {
  address: "Address",
  email: "E-mail",
  phone: "Phone",
  registration: "Registration",
};

const folded = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}@+]/gu, "");

/** The printable value of a field for one detail; nothing if its words forbid printing or leave it open. */
const printable = ({ facts }: Project["words"], field: TypedField): string =>
  facts.find((fact) => fact.field === field && fact.isConfirmed)?.text ?? "";

/** An address in the form for legal texts; unchanged if it consists only of directions. */
const postal = (address: string): string => withoutDirections(address) || address;

/** The legal name, and the business's name if it differs or if the legal name is not known. */
function names({ form, words }: Project): ProviderFact[] {
  const inLaw = namesInLaw({ form, words });
  return [
    ...inLaw.map((value) => ({ label: "Name", value })),
    { label: "Business name", value: form.businessName },
  ];
}

/**
 * The details of the business for legal pages: its fields, and facts that the client confirmed. No 'Name' entry means
 * that the legal name is not known, no 'Address' entry that the address for legal pages is not.
 */
export function providerOf(project: Project): ProviderFact[] {
  const { form, words, country } = project;
  const isAddressOpen = hidesAddress(project);
  const typed: ProviderFact[] = [
    ...names(project),
    { label: "Legal form", value: printedForm(form.legalForm) },
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
