/** Money, asked about in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfPrices: Readonly<Record<string, string>> = {
  "plans-and-prices": `
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
  `,
  "plan-essential": `
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
  `,
  "plan-pro": `
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
  `,
  "plan-enterprise": `
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
  `,
  "price-chatbots": `
    how much is a chatbot per month
    what does the chatbot cost to set up
    chatbot price
    how much do you charge for a bot
    setup cost of the chat assistant
    is the chatbot a one off payment
    what's the monthly fee for the bot
    I'd like a chatbot but what's it going to cost me
    how much would a chat on my website be
    do i have to pay extra for the chatbot
    what would I pay for the bot alone without a website
    is 199 all I pay for the chatbot
    costs for the chat widget
    how much are your chatbots
    chat bot cost?
  `,
  "price-agents": `
    how much are the ai agents
    what does the 18 agent team cost
    price of the agents
    monthly cost of the extended team
    agents cost?
    how much do i pay for the agents every month
    what's the fee for ai agents
    are the agents pricey
    how much to have the agents write for us
    what would the content agents set me back
    how much is it for the whole agent thing
  `,
  "price-crm": `
    how much is a crm
    what does your crm cost
    price of a custom crm
    cost of a client management system
    how much would you charge to build a customer database for us
    what would software for my customers and quotes cost
    crm cost?
    how much money for a crm for a small office
    what's the starting price for the crm
    is a crm in my budget, I have 1500
    what am I looking at for a bespoke client system
    how much do you want for customer software
  `,
  "price-apps": `
    how much is an app
    what does a mobile app cost
    price of an app
    how much do you charge for an app
    what would it cost to have an app for my restaurant
    app cost?
    is 3000 the full price for an app
    how much for an app on android and iphone
    what's the cheapest app you can do
    what would you charge us for an app for the club
    rough price for a phone app please
    cost of developing an app
  `,
  "price-migration": `
    how much to migrate from wordpress
    what does the wordpress migration cost
    how much to bring my wordpress over
    price for moving from wordpress
    cost to convert my wordpress site
    what do you charge for moving a wordpress blog
    migration price
    how much would I pay to switch my old wordpress to yours
    is moving from wordpress included or extra
    what's the fee for taking our wordpress site across
    wordpress to react how much
  `,
  "annual-discount": `
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
  `,
  "change-plan": `
    can I change plans later
    how do I upgrade to pro
    can I go from essential to enterprise later on
    what if I outgrow the small plan
    can I downgrade if business is slow
    switch plan
    is it possible to change to another package after a few months
    do I keep my texts when I change plan
    when can I switch to a cheaper plan
    I picked the wrong plan
    move to a different plan
    what happens if I want more later
    can I go to a lower plan
    I'd like to upgrade my plan please
    I want a smaller plan than the one I have now
    when does an upgrade start
  `,
  "custom-quote": `
    can I get a quote
    I want a quote for something special
    how do I ask for a quote
    I need something that isn't on your list
    can you give me an individual offer
    could you work out a price for my project
    our needs are a bit special, who can give us a price
    request a quote
    we need a site with some odd features, can I get a price for that
    do you do custom work
    I don't fit in any plan, what do I do
    can you price a bigger project
    get an estimate please
    I would like an offer for a website with an app and a crm
    who do I ask for a tailor made price
    is a quote binding
    can you estimate what my idea would cost
  `,
  "is-it-free": `
    is it free
    what part of this is free
    do I have to pay anything now
    is the planning really free
    can I try it without paying
    how can this be free
    does making an account cost anything
    do I need a credit card to start
    is there a free trial
    can I use the nine steps for free
    what do I pay for and what is free
    is the preview free
    do I pay for downloading the specification
    is start free really free
    if I only plan and never order, do I owe you anything
    free version?
    will you charge me if I don't go ahead
    do you want money for the spec
  `,
  "when-do-i-pay": `
    when do I have to pay
    how does payment work
    do I pay in advance
    do I pay monthly
    when is the first payment due
    do I need to pay a deposit
    do I pay before you start building
    is the add-on a monthly cost or once
    when will I be billed
    do I pay before I have seen anything
    at what stage does it cost me money
    how often do I pay
    do I get charged straight away
    what are the payment terms
    is the price one off or every month
    when do you send the invoice
    do I pay all of it at the start
    how do payments work with you, monthly or what
  `,
  "money-back": `
    can I get my money back
    what's your refund policy
    is there a money back guarantee
    I'm not satisfied, I want a refund
    how do I get a refund
    what if I don't like it
    refund please
    how long is the guarantee
    do you give refunds
    if it isn't what I expected, do I get my money back
    I paid three weeks ago and it's not working out for us, can I get it back
    is it possible to return the website
    what if the site turns out bad
    do I have to give a reason for a refund
    30 days money back, how does that work
    do i lose my money if i dont like the result
  `,
  "stop-a-plan": `
    how do I cancel my plan
    can I cancel at any time
    how long am I bound
    is there a contract
    what happens when I cancel
    what's the cancellation period
    I want to cancel
    I'd like to end my subscription
    how do I stop paying for the website
    please cancel my website
    do I get my stuff if I leave
    what becomes of my site when I stop paying
    shutting up shop, how do I get rid of the website
    can I get out early
    do I have to stay for a year
    how do I leave you
    am I locked in for long
    what if I want to stop after three months
    take my site offline please
  `,
};
