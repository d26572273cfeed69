import type { DecliningData } from "./declining-data.ts";

/** What owners want to know of their site and its price, and none of the agency's pages states. */
export const declinedNotStated: readonly DecliningData[] = [
  {
    id: "no-site-speed",
    label: "How fast a site loads",
    answer: "I know of no figure or promise for how fast a site loads.",
    examples: `
      how fast is the website
      how fast will my site load
      will my pages load quickly
      how quick does the page load
      page speed
      site speed
      is my site going to be slow
      speed up my website
      can you make my site load faster
      core web vitals
      lighthouse score
      what page speed score will we get
      loading time of the site
      how many seconds does a page take to load
      will it load fast on a phone
      is the hosting fast
      a fast website
      performance of the site on mobile data`,
  },
  {
    id: "no-accessibility-promise",
    label: "Accessibility and its laws",
    answer:
      "Each pair of colours is measured for contrast by the WCAG formula. I know of no promise beyond that, such as a level of WCAG or a law.",
    examples: `
      are the websites accessible
      can blind people use the sites
      do your sites work with screen readers
      are your sites ok for disabled people
      accessibility of the sites
      does the website meet the european accessibility act
      accessibility act
      is it wcag AA
      wcag 2.2
      which level of wcag do you reach
      ada compliant
      is my site accessible to disabled customers
      can somebody who cannot see use my website
      will it work with a keyboard only
      equality act and my website
      accessibility statement
      are you compliant with the accessibility law
      do you test with screen readers`,
  },
  {
    id: "no-live-changes",
    label: "Changing a finished site",
    answer:
      "I do not know how a finished site is changed, by you or by us, or how many changes a plan includes: ask for it in your quote.",
    examples: `
      can I edit the site myself
      can I edit my website myself after it is live
      how do I change the opening hours on my live site
      who makes changes once it is live
      who updates the website after launch
      do I get a cms
      is there a content management system
      can I log in and change the text on my site
      can I update the finished site on my own
      how do I change a price on my website once it is online
      are changes after launch included
      how many changes a month are included
      unlimited changes
      how many revisions do I get
      what do you charge for changes to the finished site
      who maintains the website after launch
      do I have to ask you for every change
      swap a photo on the live site
      change a text on the finished website
      who looks after the site when it is done
      how many rounds of corrections are included
      who mends it when my finished site stops working
      is support included once the site is live
      may I alter the wording on my own afterwards
      who repairs my site once I have paid for it`,
  },
  {
    id: "no-vat",
    label: "Prices and VAT",
    answer: "I do not know whether the prices are with or without VAT: the page of prices does not say.",
    examples: `
      is vat included
      do prices include vat
      plus vat or not
      is vat on top
      are your prices with or without vat
      is that including vat
      are the prices net or gross
      do I pay vat on your plans
      is tax included in the price
      ex vat or inc vat
      does the 49 include tax
      will you add vat
      do you charge vat
      vat on the monthly plan`,
  },
  {
    id: "no-invoices",
    label: "Invoices and receipts",
    answer:
      "I do not know how an invoice or a receipt reaches you, or what is on it: the pages do not say, and the portal shows none. A plan is paid monthly or yearly, after you have accepted a quote.",
    examples: `
      where is my invoice
      where do I find the invoices
      can I have an invoice
      do you send invoices
      do I get a receipt
      a receipt for my bookkeeper
      download my invoices
      send me the invoice again
      invoice for last month
      no invoice has come
      can you put our company name on the invoice
      can the invoice go to a different address
      do you issue a vat invoice
      is there a receipt for the payment
      where are my receipts and bills
      email me the invoice
      proof of payment`,
  },
  {
    id: "no-messengers",
    label: "WhatsApp and text messages",
    answer:
      "I know of no WhatsApp or other messenger, nor of a number for text messages, by which you reach us: the page ‘Contact’ has every way that there is. If you want one on a site of yours, ask for it in your quote.",
    examples: `
      do you use whatsapp
      are you on whatsapp
      can I message you on whatsapp
      what is your whatsapp number
      can we talk on whatsapp
      send you a whatsapp
      is there a whatsapp for questions
      can I text you
      can I send you a text message
      do you reply to sms
      a number for texts
      are you on telegram
      do you have signal
      can I reach you on facebook messenger
      do you answer messages on viber
      is there a wechat contact
      a whatsapp icon on my site
      can visitors of my site message me on whatsapp`,
  },
  {
    id: "no-mailboxes",
    label: "Email addresses of my own",
    answer:
      "Our plans name no email addresses or mailboxes, so I cannot promise them: ask for it in your quote.",
    examples: `
      do I get an email address with my domain
      are email addresses included
      does a plan come with mailboxes
      can you set up email for my business
      an address like info at our own domain
      how many mailboxes do I get
      do you host email
      email hosting
      I want hello@ourshop as an address
      business email for my staff
      will my old email addresses go on working
      do you set up outlook for our domain
      professional email for the shop
      do I lose my mailbox when you take the site over
      will mail to my domain still arrive after the move`,
  },
  {
    id: "no-domain-owner",
    label: "Whose a domain is",
    answer: "I do not know in whose name a domain that we set up is registered: ask for it in your quote.",
    examples: `
      who owns the domain
      who owns the domain name
      is the domain mine
      in whose name is the domain registered
      do I own my web address or do you
      does the domain belong to us
      do I keep the domain if I leave
      can I take the domain with me
      is the domain registered to me
      will the domain be in our name
      whose property is the domain
      who is the registrant of the domain
      what happens to my domain when I cancel`,
  },
  {
    id: "no-promises",
    label: "Promises of results and dates",
    answer:
      "I can promise nothing in the agency's name, neither a result nor a date nor a price. What we promise is in your quote, in writing, before you agree to anything.",
    examples: `
      promise me that it will be ready by easter
      promise that my sales will double
      guarantee me fifty enquiries a month
      can you put in writing that it is done in two weeks
      confirm in writing that it costs no more than that
      give me your word that it is finished on time
      how many more orders will I get for sure
      can you guarantee a return on what I pay
      commit to a deadline`,
  },
  {
    id: "no-card-numbers",
    label: "Card and account numbers",
    answer:
      "Please type no card or account numbers here: I take no payments. You only pay after you have accepted a quote.",
    examples: `
      here is my card [card]
      charge it to [card]
      take the first month from [card]
      [card] expires next year
      take the money from [iban]
      can I give you my card number here
      shall I type my card details
      my sort code and account number are
      I want to pay now, this is my card
      debit my account`,
  },
  {
    id: "no-later-price",
    label: "Prices in later years",
    answer: "I do not know whether a price changes later: what you pay is agreed in your quote.",
    examples: `
      will the price go up next year
      price after the first year
      is the price fixed
      do your prices rise every year
      how long does the price stay the same
      can you put the price up later
      price guarantee for the second year
      is it a first year offer
      does the monthly fee change over time
      what will I pay in two years
      is the monthly price locked in
      do you raise prices with inflation
      does it get dearer after twelve months`,
  },
];
