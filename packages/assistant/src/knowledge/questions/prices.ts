import type { Questions } from "./questions.ts";

/** Questions about what a website costs. */
export const pricesQuestions: Questions = {
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
      I work by myself, which one is enough
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
