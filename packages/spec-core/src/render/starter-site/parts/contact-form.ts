import { type Html, html } from "../html.ts";
import type { PageContext } from "../page-context.ts";

const bookingGoal = "book appointments";

/**
 * The contact form. A site of files cannot receive messages, so the form says that it is still to be connected:
 * put the address of the form service into `action` and take the note out. The script names it as a tool for agents.
 */
export function contactForm({ site }: PageContext): Html {
  const takesBookings = site.spec.websiteGoals.some((goal) => goal.trim().toLowerCase() === bookingGoal);
  return html`
    <form class="form" id="contact-form" action="#contact-form" method="post" data-toolname="${takesBookings ? "request_appointment" : "send_message"}" data-tooldescription="${takesBookings ? `Ask ${site.name} for an appointment` : `Send a message to ${site.name}`}" data-unconnected="Nothing was sent: this form of ${site.name} is not connected yet.">
      <p class="field"><label for="form-name">Name</label><input id="form-name" name="name" type="text" autocomplete="name" maxlength="200" required></p>
      <p class="field"><label for="form-email">E-mail</label><input id="form-email" name="email" type="email" autocomplete="email" maxlength="254" required></p>
      <p class="field"><label for="form-phone">Phone <small>(optional)</small></label><input id="form-phone" name="phone" type="tel" autocomplete="tel" maxlength="40"></p>
      ${takesBookings ? html`<p class="field"><label for="form-date">Preferred date</label><input id="form-date" name="date" type="date"></p>` : null}
      <p class="field field-wide"><label for="form-message">Message</label><textarea id="form-message" name="message" rows="6" maxlength="5000" required></textarea></p>
      <p class="trap" aria-hidden="true"><label for="form-website">Leave empty</label><input id="form-website" name="website" type="text" tabindex="-1" autocomplete="off"></p>
      <p class="field-wide"><button class="button" type="submit">Send message</button></p>
      <p class="field-wide form-status" role="status"></p>
      <p class="todo field-wide"><strong>To be connected:</strong> this form does not reach ${site.name} yet; it needs the address of a form service</p>
    </form>`;
}
