import type { Questions } from "./questions.ts";

/** Questions about the plans and their prices. */
export const plansQuestions: Questions = {
  "plans-and-prices": {
    examples: `
      how much do you charge
      what do you charge for a site
      what would a basic site for a plumber come to
      I'm on a tight budget, what's your cheapest
      can a small cafe afford you
      what am I looking at price wise
      roughly what does it cost to have a website done
      do you have a price list anywhere
      what's the damage for a new site
      monthly cost for a website please
      what are the different packages
      how much would I have to fork out for a simple web page
      are you expensive
      ballpark figure for a website
      which plan is best for a small business
      which package would you recommend
      tell me the prices of the plans
      how do the plans differ
      how much money do I need for this
      how much to get a site built and running
      what would you want for doing my website
      give me an idea of the cost
    `,
    further: `
      how much is a website
      what do your websites cost
      prices for websites please
      can u tell me how much roughly for a small site
      what does it cost per month to have a website with you
      what plans are there
      which packages do you have
      how expensive is it to get a website made
      what's the cheapest way to get a site
      website cost?
      what will I pay for a site with five pages
      I run a little tea room and don't have much money, what do your sites start at
      how much would you charge for a new website for a dentist
      price of a website
      hiya just wondering what you charge for doing a website
      list of all your plans
      compare the three plans for me
      what's the difference between the plans
      need to know what it costs before I go any further
      is it pricey to have a website with you
      I've been quoted two grand elsewhere, what's yours
      can I afford a website, I only have about fifty a month
      costs of the website plans
      where can I see the prices
      what are your rates
      how much does the site cost every month
      what would a site for my pub cost me
      roughly what do people pay for a website with you
      I need a price for a website
      give me a figure for a small site
      what will it cost me for a site, just roughly
      what is the damage for a new website
      what would I spend on a website in total
      can you send me your price list
      is a website with you expensive
      do you do cheap websites
      what are your website plans
      is hosting in the price of the plan
      what am I looking at per month
      what's the going rate for a site like ours
      give me a rough idea of cost for a small website
      what's it going to run me
      how much for a basic page for a nail salon
      what do you want for a website
      are you expensive
      what would I be paying for a site
      how deep do I have to dig in my pocket
      what's the bill for a new website
      what's the cheapest you do
      monthly price for a website
      is it pay monthly, and how much
      prices for websites please
      can I see all packages and prices
      what's the cheapest you do
      cheapest website you do
      how cheap can you do it
      how much do you charge for a site
      how much roughly for a site
      rough price for a small website
      how much is it all in
      how much for a site with five pages
      bakery website, how much
      price for a plumber's website
      what would a site for a cafe cost
      what's it cost me
      what am I looking at price wise
      what do sites start from
      is it expensive
      what's the difference between the plans
      compare the plans
      which plans are there
      three plans, what's the difference
      what sort of figure would we be looking at for a new site
      please tell me the price for one website
      how much you take for a website
      how much is it for make a website
      what would you charge a small guesthouse for a website
      kindly let me have your price list
      what is the cost of your services for a website
      could you indicate the cost of a modest website for our society
      just tell me what it costs
      stop waffling and give me a price
      whats the cost of a site
      how much money for a site
      how much do i have to pay for a site
      what are we talking in pounds for a basic site
      what am I going to spend on a site with you
      price per month for a website
      my nephew made our page and has left, what would a new one cost us
      how much would a website be for a bed and breakfast
      how much is a wesbite
      ballpark for a new website for a nursery
      what's a website going to run me
      how deep do I have to dig in my pocket for a site
      what do you want for a five page site
      what do small firms usually pay you
      tell me roughly what I'm in for
      how much would that be, a site
      what's the cheapest I can get a website for
    `,
  },
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
  "annual-discount": {
    examples: `
      is it cheaper by the year
      do I save anything if I pay yearly
      can I pay once a year instead of every month
      what's the price for a whole year
      how much off if I pay for the year in one go
      is there any money off for paying up front
      discount if I pay in advance
      annual price
      what do twelve months cost together
      a year at once, what do I save
      can I get it cheaper if I commit to a year
      rather pay annually
      what is the yearly deal
    `,
    further: `
      do I get a discount if I pay yearly
      what's the discount for annual payment
      how much cheaper is it by the year
      what's the yearly price
      how much is it for a whole year
      can I pay for twelve months at once
      what do I save with the annual plan
      is there a reduction for paying a year ahead
      monthly or yearly, which is cheaper
      if I pay the lot now for a year is there money off
      price per year
      annual billing discount
      what does essential cost for a year
      how much would a year of pro be
      is paying annually a better deal
      twenty percent off for annual, is that right
      how much do I save when I pay once a year
      is it less if I pay for the year
      any money off for paying yearly
      what if I don't want to pay every month
      do I get something off if I pay it all in one go
      cheaper to pay twelve months ahead?
      is there a saving on the annual price
      what do I save a year
      can I pay once a year rather than monthly
      whole year in one go, do I save
      knock something off if I pay for 12 months
      what's the price for a full year
      paying up front for the year, any cheaper
      do I get money off for a year
      what is it annually
      a year in advance, what then
      one payment a year instead of twelve
      how much cheaper is yearly
      for the whole year how much
      is it cheaper to pay for the year
      do I save if I pay for a year
      cheaper if I pay all at once
      discount for paying yearly
      what do I save by the year
      can I pay for the whole year
      what would we save by paying for the entire year
      can we receive one invoice for the whole year
      is 470 really less than twelve times 49
      is 39 a month only if I pay a year
      if I pay all the year it is cheaper
      we prefer a single yearly payment
      how much off if I pay the year in one go
      what is the advantage of paying annually
      12 x 49 or 470, what is the catch
      pay once a year possible
      is there something off if we settle the year at once
      and for the whole year
      do I get a few quid off if I pay the twelve months
      what do I save with the twelve months at once
      yearly is how much less
      do you knock anything off for a year up front
    `,
  },
};
