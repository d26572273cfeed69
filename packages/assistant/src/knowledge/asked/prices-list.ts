/** Ways in which owners of many trades ask about money, one a line, by the entry's id. */
export const askedOfPrices: Readonly<Record<string, string>> = {
  "plans-and-prices": `
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
  "plan-essential": `
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
  "plan-pro": `
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
  "plan-enterprise": `
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
  "price-chatbots": `
    what would a bot set me back
    how much for the chat thing
    what does a chatbot cost each month
    cost of the assistant for my website
    is the chatbot expensive
    chat bot price for a small salon
    what do I pay for the bot, once and then every month
    monthly price of a chatbot
    how much for one of those chats like this
    how much do you want for the robot that answers
    fee for putting the bot on
    price for automatic replies
  `,
  "price-agents": `
    what do the agents cost
    how much for the 18 agents
    what's the price of the ai team
    agents per month, how much
    are the agents included or extra
    what would agents cost a small firm
    what do I pay for the extended team
    how much extra for the agents
    is 150 the price for the agents
  `,
  "price-crm": `
    what would a crm set us back
    how much to build a customer system
    what does a program for my clients cost
    how much for the customer database
    price for software that keeps our clients
    roughly what is a crm
    is a custom crm expensive
    what would you want for a system for our quotes
    crm how much
    starting price of a crm
  `,
  "price-apps": `
    what would an app set me back
    how much for an app
    what does an app for a gym cost
    how much to get an app made
    is an app expensive
    roughly how much for ios and android
    price for a phone application
    what do you take for an app
    app prices
    how much money for my own app
    starting price of apps
  `,
  "price-migration": `
    how much to move my wordpress
    what does it cost to switch from wordpress
    price for moving my old site over
    what do you want for taking over my wordpress
    how much is the migration
    cost of converting from wp
    what does moving from wordpress set me back
    is moving my site expensive
    fee for transferring the old website
  `,
  "annual-discount": `
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
  "change-plan": `
    can I move up to the bigger package later
    we've grown, how do I go up a plan
    I'm paying for too much, can I drop to a smaller one
    start small and upgrade later, does that work
    can I swap packages
    am I stuck with the plan I pick
    change from pro to essential
    switch to the cheaper one next month
    when does a plan change take effect
    go up a level
    can I go down a level when it is quiet in winter
    is it possible to change plan in the middle of the month
    can I change my package
  `,
  "custom-quote": `
    can you give me a price for something unusual
    I need something out of the ordinary, who works out the price
    can someone price up my job
    how do I get an offer
    we want a few extra bits that aren't in the packages
    I'd like a bespoke price
    can you do me a quote
    send me an estimate
    what we need is a bit different, can you price it
    none of the packages suit me
    get a quotation for a large site
    is there a price for made to order work
    can you quote for website plus app
  `,
  "is-it-free": `
    what's the catch
    is it really free to plan
    do I have to pay to make an account
    is there anything to pay now
    does it cost to fill in the questions
    is the specification free
    can I have a go first without paying
    do you want my card details
    what do I get for nothing
    what costs nothing
    is this bit free
    are there hidden costs
    am I charged for the preview
    can I test it before I pay
    will I be charged for trying
    what can I use without spending money
  `,
  "when-do-i-pay": `
    do you want money up front
    when is the bill coming
    do I pay a deposit
    do I pay at the start or when it's done
    when will you charge me
    how do I pay
    is it monthly payment or once
    when does the payment start
    at what point do I have to pay
    do I pay everything at once
    when do you take the money
    do add-ons get paid once or monthly
    can I pay when the site is live
    how does paying work
  `,
  "money-back": `
    what if I'm not happy with it
    I don't like my site, can I have my money back
    can I return it
    do you refund if it is not what I wanted
    I've changed my mind and already paid
    how long do I have to ask for a refund
    is there a guarantee if I hate the result
    I want my money back please
    is there a trial period with refund
    what happens if we are disappointed
    give me back what I paid
    30 day guarantee
    am I safe if it turns out rubbish
    thirty days to get a refund
    how do I claim the guarantee
  `,
  "stop-a-plan": `
    how do I cancel
    I'm closing my shop, how do I end this
    am I tied in
    is there a minimum term
    can I leave whenever I want
    I want to quit my plan
    how do I get out of the contract
    I no longer need the website, how do I switch it off
    cancel at any time?
    I'm retiring, please take my site down
    do you lock me into a contract
    I want to stop
    end my monthly package
    what notice do I have to give
  `,
};
