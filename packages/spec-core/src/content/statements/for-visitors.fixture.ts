/** Sentences of ordinary trades on what their customers come with; said of the owner, the same words would be private. */
export const tradesAtWork: readonly string[] = [
  "We act for tenants and for landlords in rent arrears and eviction matters.",
  "If you have been dismissed or made redundant, we check your settlement agreement.",
  "We talk to bailiffs and banks so that you do not have to.",
  "If you are behind with the rent or the council tax, come in before the letter comes.",
  "When someone has died, ring us first; we come to the house or the hospital.",
  "You can visit your mother or father in our chapel of rest as often as you like.",
  "We put your pet to sleep at home if you wish, with time and without hurry.",
  "I work with adults who were abused as children.",
  "Free and confidential debt advice for anybody in Leicester.",
  "Our solicitors have more than forty years of experience in custody cases.",
  "Prepaid funeral plans, paid in instalments if you wish.",
  "Hip replacement and knee replacement.",
  "Slipped discs, sciatica and sore knees.",
  "A fine selection of malts.",
  "Our chef makes everything from scratch.",
  "The clinic has its own parking.",
  "Fun for the whole family.",
  "Ready in 24 hours.",
  "A bouquet made just for you.",
  "Groups are small, only four people at a time.",
  "Members pay half.",
  "We get rid of wasps without poison.",
  "Tired of draughty windows? We fit new ones in a day.",
  "A choir that sings on Tuesdays.",
  "Dogs must be on a lead.",
  "Heat pump design and installation for draughty houses.",
];

/** The same words of trouble, told of the owner or to the agency. */
export const ownTroubles: readonly string[] = [
  "We are behind with the rent.",
  "I had a breakdown myself in 2016 but clients need not know.",
  "You know our landlord wants us out.",
  "My wife is in hospital again.",
  "The council fined us last year.",
  "We owe the bank nine thousand.",
  "We have mice in the store.",
  "Our solicitors have written to them twice.",
  "The police came in March.",
];

/** What stands in papers and notes between owner and agency. */
export const papers: readonly string[] = [
  "Sparkasse Bremen, IBAN DE12 5001 0517 0648 4898 98",
  "Fax 0421 555 1290",
  "Invoice no. 2231 from 3 May",
  "Free for a call Mon to Wed after 4 pm",
  "Meeting Thursday at 10",
  "Wifi: scharf2024",
  "Steuer-ID 12 345 678 901",
  "Rent 1,150 a month",
  "Turnover 2023: 184,000",
  "Insta 312 followers",
  "Loan until 2029",
  "Quote received: 2,400 euro, too much",
  "Wife against it.",
  "Divorced, two boys.",
  "Selling in 2027.",
  "Boiler from 1987.",
];

/** Notes on the website that describe no business. */
export const siteNotes: readonly string[] = [
  "Home, about us, horses, prices, contact.",
  "Simple, clean, warm.",
  "Friendly but not childish.",
  "Greens and browns.",
  "More bookings from abroad.",
  "Fewer phone calls.",
  "Pages: horses, workshop, visits.",
];

/** Lines that look like these and are for visitors. */
export const forThem: readonly string[] = [
  "Payroll from £4 per payslip.",
  "Alarm systems and boiler repairs.",
  "Call 033844 519 07 in the evening.",
  "Watch revision from CHF 380.",
  "Father and son, established 1962.",
  "Sash windows, staircases and kitchens.",
];
