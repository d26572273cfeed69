import { answersByPhone, preferredWay } from "../../../deck/preferred-way.ts";
import { refusesForm } from "../../../deck/refused-form.ts";
import { takesBookings } from "../../../deck/takes-bookings.ts";
import { isSecureWebAddress } from "../../../spec/web-address.ts";
import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import type { SectionWords } from "../words.ts";
import { furtherFields } from "./further-fields.ts";

/** A field in half a row or in a whole one. */
type Field = (look: "field" | "field field-wide") => Html;

/** The label of an optional field; all others are required. */
const optional = (label: string): Html => html`${label} <small>(optional)</small>`;

/** The subject of the message, if the deck has a choice of subjects. */
function choice(words: SectionWords): Field[] {
  const names = words.items.flatMap((item) => (item.text("choice") === "" ? [] : [item.text("choice")]));
  if (names.length < 2) return [];
  return [
    (look) => html`
    <p class="${look}"><label for="form-about">${optional("What to book")}</label><select id="form-about" name="about">
      <option value="">Please choose</option>
      ${[...names, "Something else"].map((name) => html`<option>${name}</option>`)}
    </select></p>`,
  ];
}

const field =
  (name: string, label: string | Html, attributes: Html): Field =>
  (look) =>
    html`<p class="${look}"><label for="form-${name}">${label}</label><input id="form-${name}" name="${name}" ${attributes}></p>`;

/** One of the two ways to answer: required, or marked as optional. */
const answerField = (
  name: "email" | "phone",
  { label, attributes, isRequired }: { label: string; attributes: Html; isRequired: boolean },
): Field =>
  field(name, isRequired ? label : optional(label), isRequired ? html`${attributes} required` : attributes);

const nameField = field("name", "Name", html`type="text" autocomplete="name" maxlength="200" required`);
const emailAttributes = html`type="email" autocomplete="email" maxlength="254"`;
const phoneAttributes = html`type="tel" autocomplete="tel" maxlength="40"`;

/**
 * How the business can answer, the required field first. The telephone number is required if the business has a number
 * and no e-mail address, wants calls, or says that it calls back: without a script, a form cannot require one of two
 * fields.
 */
function answerFields({ spec }: PageContext["site"]): readonly [required: Field, further: Field] {
  const has = (kind: "email" | "phone"): boolean => spec.content.facts.some((fact) => fact.kind === kind);
  const callsBack =
    answersByPhone(spec) || (has("phone") && (!has("email") || preferredWay(spec) === "calls-first"));
  const email = answerField("email", {
    label: "E-mail",
    attributes: emailAttributes,
    isRequired: !callsBack,
  });
  const phone = answerField("phone", { label: "Phone", attributes: phoneAttributes, isRequired: callsBack });
  return callsBack ? [phone, email] : [email, phone];
}

/** The place of a visit, if the deck asks for it. */
const placeField = (words: SectionWords): Field[] =>
  words.text("place") === ""
    ? []
    : [field("place", optional(words.text("place")), html`type="text" maxlength="200"`)];

const date = html`type="date"`;

/**
 * The days and further fields of a booking: two days for a stay; one day for an appointment, the class where there are classes, with time and guests for a
 * table.
 */
function bookingFields(words: SectionWords, isBooking: boolean): readonly [days: Field[], further: Field[]] {
  if (!isBooking) return [[], []];
  const [arrival, departure] = [words.text("arrival"), words.text("departure")];
  // A class has its own day.
  const which = words.text("class");
  const [time, guests] = [words.text("time"), words.text("guests")];
  return [
    arrival && departure
      ? [field("arrival", optional(arrival), date), field("departure", optional(departure), date)]
      : which
        ? [field("class", optional(which), html`type="text" maxlength="200"`)]
        : [field("date", optional("Preferred date"), date)],
    [
      ...(time ? [field("time", optional(time), html`type="time"`)] : []),
      ...(guests
        ? [field("guests", optional(guests), html`type="number" min="1" max="999" inputmode="numeric"`)]
        : []),
    ],
  ];
}

/** Fields in rows of two; a single last one gets a row of its own. */
const inPairs = (fields: readonly Field[]): Html[] =>
  fields.map((draw, index) =>
    draw(index % 2 === 0 && index === fields.length - 1 ? "field field-wide" : "field"),
  );

/** Two days of a booking stay side by side; other fields follow one another. */
function fieldRows(site: PageContext["site"], words: SectionWords, isBooking: boolean): Html[] {
  const [days, others] = bookingFields(words, isBooking);
  const [required, further] = answerFields(site);
  const asked = [
    ...placeField(words),
    ...furtherFields(site, words, isBooking).map(({ name, label }) =>
      field(name, optional(label), html`type="text" maxlength="200"`),
    ),
  ];
  const rows =
    days.length === 2
      ? [[nameField, required], [further, ...others], days, [...choice(words), ...asked]]
      : [[nameField, required, further, ...days, ...others, ...choice(words), ...asked]];
  return rows.flatMap(inPairs);
}

/** The form as a tool for agents: its name and description. */
function toolOf({ business }: PageContext["site"], words: SectionWords, isBooking: boolean) {
  if (!isBooking) return { name: "send_message", does: `Send a message to ${business}` };
  return words.text("arrival") === ""
    ? { name: "request_appointment", does: `Ask ${business} for an appointment` }
    : { name: "request_stay", does: `Ask ${business} for a stay` };
}

/** The message, with advice on what not to send: a foot clinic wants no diagnosis by e-mail. */
const messageField = (advice: string): Html => html`
  <p class="field field-wide"><label for="form-message">Message</label><textarea id="form-message" name="message" rows="5" maxlength="5000" required${advice === "" ? null : html` aria-describedby="form-advice"`}></textarea>${advice === "" ? null : html`<small id="form-advice">${advice}</small>`}</p>`;

/**
 * The contact form; null if the client refuses one. Static files cannot receive messages, so the form says that it is not connected yet until the deck
 * has the URL of a form service. The script declares it as a tool for agents.
 */
export function contactForm({ site }: PageContext): Html | null {
  if (refusesForm(site.spec)) return null;
  const isBooking = takesBookings(site.spec);
  const words = site.words("*", "form");
  const tool = toolOf(site, words, isBooking);
  const action = words.text("action");
  const service = isSecureWebAddress(action) ? action : null;
  const state = service
    ? html`action="${service}"`
    : html`action="#contact-form" data-unconnected="Nothing was sent: this form of ${site.business} is not connected yet."`;
  return html`
    <form class="form" id="contact-form" method="post" ${state} data-toolname="${tool.name}" data-tooldescription="${tool.does}">
      ${fieldRows(site, words, isBooking)}
      ${messageField(words.text("health"))}
      <p class="trap" aria-hidden="true"><label for="form-website">Leave empty</label><input id="form-website" name="website" type="text" tabindex="-1" autocomplete="off"></p>
      <p class="field-wide"><button class="button" type="submit">${words.text("send") || "Send message"}</button></p>
      <p class="field-wide form-status" role="status"></p>
      ${service ? null : html`<p class="todo field-wide"><strong>To be connected:</strong> ${words.note ?? "this form does not reach anybody yet"}</p>`}
    </form>`;
}
