import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

const asked = (contentNotes: string) =>
  find({ niche: "theatre", pages: ["Home"], contentNotes }, "linked-service");

it.each([
  "Tickets: we use an online ticket service already and want to keep it, so the buttons just need to go there.",
  "Registration is through a separate system, we just need a big button.",
  "Can have a remote support link in the footer, I'll supply the URL.",
])("C-32.1412 the address of a service that the site leads to is asked for: %s", (notes) => {
  expect(asked(notes)).toMatchObject({ blocks: "page", quotes: [notes] });
});

it.each([
  "Tickets are on our ticket page at www.millrace.example, the button goes there.",
  "We sell tickets at the door.",
  "Payment by card or cash.",
  "We pride ourselves on customer service, and there should be a button to ring us.",
  "A tickets page with a big button at the top.",
])("C-32.1413 but not where there is none, or its address is given: %s", (notes) => {
  expect(asked(notes)).toBeUndefined();
});
