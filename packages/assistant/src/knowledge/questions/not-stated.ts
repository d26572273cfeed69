import type { Questions } from "./questions.ts";

/** Questions about what the agency's pages do not state. */
export const notStatedQuestions: Questions = {
  "no-payment-ways": {
    further: `
      paypal
      do you take paypal
      can I pay with paypal
      can I pay with crypto
      can I pay in three instalments
      can I pay over three years
      I'd like to pay you in three parts
      can I pay with my credit card
      do you accept credit cards
      do you take cards
      can I pay by card
      do you take visa
      is mastercard ok
      what payment methods do you accept
      how can I pay you
      which ways are there to pay
      payment methods
      payment options
      can I pay by bacs
      bank transfer ok?
      can we pay by wire
      do you send an invoice we can pay by transfer
      by cheque, if that still exists
      can I pay cash
      direct debit or standing order
      can I use klarna
      google pay or apple pay
      can I pay with stripe
      can I pay in pounds
      can I pay in instalments
      is there a payment plan
      can I pay half now and half later
      may our treasurer pay by cheque with two signatures
      we only pay against a purchase order
      sixty days payment terms
      it is possible to pay with transfer
      can i pay u by paypal
      do u take amex
      I don't have a card, how do I pay
      which credit cards work
      what bank details do I pay into
    `,
  },
  "no-hosting-place": {
    further: `
      where is my site hosted
      where are the servers located
      server location
      which country are the websites hosted in
      are the servers in germany
      are the servers in london
      hosted in the eu?
      is it hosted in the uk
      which data centre do you use
      whose servers do you use
      who is your hosting provider
      do you use aws
      do you use azure or google cloud
      is the hosting green
      do you use renewable energy for the servers
      our policy says data must stay in europe
      does our data leave the country
      is the site stored inside the eu
      on which continent is it hosted
      uptime guarantee
      what's your uptime
      what is your sla
      how much bandwidth do I get
      is there a traffic limit
      do you have a cdn
    `,
  },
  "no-shared-project": {
    further: `
      can two people use one account
      can two of us edit at the same time
      can we both work on it
      can my colleague edit too
      can my colleague log in as well
      can I add my colleague
      can I add a user
      can I add another person
      can I invite somebody
      how do I invite my team to the project
      can I share the project
      can I share it with my business partner
      share my project with someone
      can I send the form to my colleague to finish
      may a further trustee have access to our project
      can the committee all fill it in
      several users on one project
      another login for my secretary
      own password for my assistant
      multi user access
      can multiple people edit
      collaborate on the questionnaire
      work on it together with a colleague
      we are two owners, can we both have the project
      can I give my designer access to the project
      can me n my mate do it together
      my boss wants to look into the project too
      can we be two in the same project
      share access to the account
    `,
  },
  "no-cookie-advice": {
    further: `
      cookie banners
      cookie notice
      cookie popup
      cookie consent
      consent banner
      consent popup
      cookie law
      do you make cookie banners
      do I need a cookie notice
      do I need cookie consent on my page
      do I need one of those cookie popups
      does my website need a cookie popup
      will there be a cookie banner on my site
      is the cookie banner included
      can you add a cookie banner
      put a cookie banner on my site
      I hate those cookie popups, must I have one
      do my visitors have to click accept
      consent manager for our site
      is a consent tool part of it
      are cookies on my site legal
      does our cookie notice meet the law
      which cookies will my site set
      do you install cookiebot
      my solicitor says we need a consent notice
      need gdpr popup on site
    `,
  },
};
