import type { Questions } from "./questions.ts";

/** Questions about each plan. */
export const plansQuestions: Questions = {
  "plan-essential": {
    examples: `
      what do I get in the cheapest plan
      what's in the 49 one
      is the 49 dollar package enough for a one page site
      does the lowest plan come with hosting
      what's included in the small one
      tell me about the essential package
      the entry level plan, what's in it
      do I get backups with essential
      would essential do for a little shop
      what comes with the basic package
      what does 49 a month buy me
      the cheapest one, what does it cover
    `,
    further: `
      what's included in essential
      what do I get with the 49 dollar plan
      does the basic plan have hosting in it
      is essential enough for a cafe
      tell me what website essential has
      what can I expect from the cheapest plan
      does essential include backups and the certificate
      how many pages are in the essential plan
      essential plan details
      what's missing in the cheap plan
      what's in the starter package
      does the smallest plan have everything I need
      do I get dark mode with the basic plan
      whats the essential one all about
      what does the 49 a month include
      what do i get for my 49
      what comes with the 49 a month
      what's in the cheapest plan
      is the small plan enough for one shop
      what do I get on the basic plan
      what does the lowest plan include
      tell me about website essential
      which features does essential have
      what is in your starter plan
      what's in the cheapest plan
      the $49 one, what do I get
      what comes with the small package
      basic package, what's in it
      does essential have hosting
      is the lowest plan enough for a one man band
      what's missing in the essential plan
      what's covered by the cheap one
      first tier, what's inside
      49 a month gets me what
      what's in the cheap one
      what do I get for 49
      what does the basic one come with
      the 49 a month one, what's included
      what's in the cheapest plan
      what comes with essential
      the smallest plan
      what precisely does the lowest plan cover
      what do we receive for 49
      what is included in the first plan
      is hosting part of the cheapest plan
      the small plan, what it contains
      what do I get if I take the basic one
      what comes with the small package
      set out the contents of the Essential plan please
      whats in the cheapest
      does the 49 plan cover everything I need
      what am I getting for my 49
      does the cheapest one come with a certificate and backups
      is essential enough for a single shop
    `,
  },
  "plan-pro": {
    examples: `
      can I approve the articles before they are published
      do I see the articles before they go live
      what's in the 150 one
      what do I get for 150
      why would I take pro over essential
      is it worth paying more for pro
      what's the point of the pro package
      which plan writes the texts for me
      which package includes the chat
      which plan has articles included
      tell me about the ai pro one
      what's extra in pro
      the one most people take, what's in it
      do I get a chatbot with pro
      what's the difference between 49 and 150
      does the 150 package write drafts
    `,
    further: `
      what's included in pro
      what does the ai powered plan include
      what do I get with the 150 plan
      which plan writes the first drafts
      does the middle plan come with a chatbot
      which plan comes with articles
      two articles a month, which plan is that
      what does pro have that essential hasn't
      is pro worth the extra hundred
      who crops and describes my pictures, is that in a plan
      tell me more about ai powered pro
      whats the middle one got
      which plan do I need if I want the texts written for me
      pro plan details
      why is pro three times the price of essential
      does pro include the articles
      what's in the middle plan
      what do you get with pro
      what does the 150 plan do that the small one doesn't
      does pro write the texts for me
      how is pro different from essential
      tell me about the pro plan
      and the one in the middle
      what's the $150 plan about
      pro package contents
      what does ai powered pro come with
      what's extra in pro
      why pay 150 and not 49
      does pro write my texts
      which one do most people take
      150 a month gets me what
      is a chat part of pro
      what's in the middle one
      what do I get for 150
      what's in pro
      what more do I get with pro
      the 150 a month one
      is pro worth it over essential
      the middle plan
      what does the middle plan add
      what more do I get for 150
      the plan in the middle, what it has
      is the writing of texts included in Pro
      in which plan do you draft the texts
      whats extra in pro
      what is the difference between 49 and 150
      for what would I be paying 150 a month
      which plan has the chat in it
      which plan comes with articles every month
      do you write articles for me every month, and in which plan
      which plan has somebody writing the words
      if I take pro, will there be blog pieces
      what does 150 buy me
      is the picture cropping in the 150 plan
    `,
  },
  "plan-enterprise": {
    examples: `
      what's in the 350 one
      what do I get for 350
      why is enterprise so dear
      I have four branches and want one site each
      we run two businesses, can both sites be in one plan
      which plan for a chain of shops
      several people need to edit, which package
      what's in the top package
      the most expensive plan, what does it give me
      which plan gives me a fixed contact person
      plan with permissions for my staff
      who gets the enterprise suite
      what extras does the big one have
      our marketing team has five people, which plan
    `,
    further: `
      what's included in enterprise
      what does the 350 plan include
      we have several locations with a site each, what plan
      which plan has roles for the team
      which plan lets my staff approve changes before they go live
      can I go back to an older version of the site, in which plan
      is enterprise only for big companies
      do I get my own contact person with any plan
      tell me about the enterprise suite
      what makes enterprise worth the money
      two brands, one account, which plan
      who is the most expensive plan for
      enterprise plan details
      version history of the site, which plan has it
      which plan suits a franchise
      what do you get for three fifty a month
      we have several shops, which plan
      three restaurants, one website each, which package is it
      a plan for more than one site
      what's in the biggest plan
      which plan is for chains and branches
      five locations and a website for each
      what does 350 a month get me
      does the enterprise plan have roles for my staff
      we run a few companies and want a site for each
      the big plan, what's in it
      what does the $350 one have that pro doesn't
      enterprise suite contents
      we've four branches each with a site, which plan
      top package, what do we get
      several people should edit, which plan
      the dearest plan, what's inside
      350 a month gets me what
      plan with a personal contact
      what's in the big one
      what do I get for 350
      which plan for several sites
      we have three brands, which plan
      plan for a bigger company
      the top plan
      the biggest plan
      which plan allows several editors and approvals
      we have a committee that must approve changes, which plan is for that
      the biggest plan, what it has inside
      what do I get for 350
      what do you get in the most expensive plan
      which package lets different people edit different pages
      we run four sites, which plan covers all of them
      whats in the top one
      is there a plan with a named contact at your agency
      can my staff have different rights, and in which plan
      my deputies write and I sign it off, which plan is that
      my assistant should edit but not publish, which plan
      I have three branches with a site each, which plan
      two managers and me all need a login, which plan has that
      which plan lets me go back to an older version
      what does the top plan give a chain of shops
    `,
  },
};
