import { expect, it } from "vitest";
import { asksForForm, isOnlyForm, isToldOfForm } from "./form-page.ts";

it.each([
  ["Wholesale", "Wholesale = just an enquiry form, no prices."],
  ["Wholesale", "wholesale: just a form"],
  ["Wholesale", "Wholesale is only a form."],
  ["Wholesale", "Wholesale - enquiry form only"],
  ["Wholesale", "On wholesale just a short form please."],
  ["Wholesale", "For the Wholesale page a simple order form."],
  ["Catering", "Catering should be just a form where they tell us the date."],
  ["Catering", "Catering -> quote form"],
  ["Trade accounts", "Trade accounts: a sign-up form with no prices."],
  ["Commissions", "'Commissions' only needs a form."],
])("the page '%s' is nothing but a form after '%s'", (name, sentence) => {
  expect(isOnlyForm(name, [sentence])).toBe(true);
  expect(isToldOfForm(name, [sentence])).toBe(true);
});

it.each([
  ["Wholesale", "Wholesale: no form, they ring us."],
  ["Wholesale", "Wholesale is a form of trade that we like."],
  ["Wholesale", "Wholesale: the form is a PDF."],
  ["Wholesale", "We do wholesale, and we form long friendships."],
  ["Wholesale", "Wholesale to 4 cafes, and a contact form on the site."],
  ["Yoga", "Yoga: good form matters."],
  ["Yoga", "Yoga: good form, small classes."],
  ["Catering", "Catering is what we do most, the form comes later."],
  ["Cakes", "Cake orders = just a form."],
  ["", "Just a form."],
])("the page '%s' is more than a form after '%s'", (name, sentence) => {
  expect(isOnlyForm(name, [sentence])).toBe(false);
});

it.each([
  ["Waiting list", true],
  ["Join the waitlist", true],
  ["Wait-list", true],
  ["Waiting times", false],
  ["Price list", false],
])("C-36.293 the page '%s' is for entering oneself: %s", (name, isForm) => {
  expect(asksForForm(name)).toBe(isForm);
});
