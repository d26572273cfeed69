import { expect, it } from "vitest";
import { refusesProfile } from "./refusal.ts";
import { isRemark } from "./remark.ts";

it.each([
  "will find, ends in RR0001",
  "will let you know",
  "I think the nephew pays it, will ask",
  "ask my accountant",
  "my accountant has it",
  "don't know yet, must look it up",
  "dont know",
  "not sure, something with GmbH",
  "I'll send it on Monday",
  "no idea, my ex set it up",
  "can't find the letter",
  "applied for in March",
  "to be confirmed by the lawyer",
  "weiß ich noch nicht",
  "muss ich den Steuerberater fragen",
  "je ne sais pas",
  "no lo sé",
])("'%s' is a remark and no answer", (text) => {
  expect(isRemark(text)).toBe(true);
});

it.each([
  "Hetzner",
  "IONOS, the package with mail",
  "one.com",
  "Ask4 Internet",
  "HRB 104772, Amtsgericht Bamberg",
  "NIP 856-734-62-15",
  "01234567, VAT GB 123 4567 89",
  "registered charity 1187403",
  "Findus Hosting",
  "Applied Signs Ltd, 12345678",
  "our own server in the office",
  "Strato (login is in the safe)",
])("'%s' is an answer", (text) => {
  expect(isRemark(text)).toBe(false);
});

it.each([
  "one film from 2016, better not",
  "no, only facebook",
  "No thanks",
  "not yet",
  "have but empty",
  "dont use",
  "don't use it any more",
  "we do not have one",
  "a channel exists, don't link",
  "closed it last year",
  "never used it",
  "never",
  "deleted",
  "please not",
  "I gave it up",
  "not on there",
  "Mateusz wants to make but not now",
  "not right now",
  "maybe one day",
  "perhaps next year",
  "later",
  "we will do it later",
  "soon!",
  "coming soon",
  "my niece is going to start one soon",
  "it's coming",
])("'%s' means that there is no profile to link", (text) => {
  expect(refusesProfile(text)).toBe(true);
});

it.each([
  "No Bones Barbecue",
  "No. 7 Tea Rooms",
  "Never Never Land Nursery",
  "Private Dining by Ana",
  "Closed Loop Cycles",
  "Soon Lee Kitchen",
  "One Day Weddings",
  "Later Gator Café",
  "Coming Home Yoga",
  "Better Later Bakery",
  "@dont_use",
  "facebook.com/notyet",
  "don't use it much, facebook.com/kiln",
  "see our van",
  "my daughter runs it",
  "Kiln & Co",
])("'%s' may be a profile", (text) => {
  expect(refusesProfile(text)).toBe(false);
});
