/** Services and prices, typed in haste or asked by somebody who compares, one a line, by the entry's id. */
export const typedOfOffer: Readonly<Record<string, string>> = {
  "web-design": `
    baker site
    plumbing website
    electrician website please
    tattoo parlour website
    garage site
    site for a gardener
    website for a solicitor
    restaurant website
    salon page
    do you do builders
    do you do websites for photographers
    do you work with cafes
    do you work with tradesmen
    who do you make websites for
    who do you build for
    what kind of businesses do you work with
    which trades do you build for
    is this for small businesses
    do you take on one man bands
    I'm a roofer and need a website
    I'm a window cleaner, can you help me
    I run a kennels, would you do us a site
    my wife does nails and wants a site
    we're a small charity and need a website
    make me a website
    make us a nice site
    what can you do for me
    what can you do for my business
    what do you actually do
    what do you do
    what do you offer
    what do you sell
    what services do you have
    what is it you do
    what's this site about
    tell me what you offer
    can you do a one page site
    just a simple site with a phone number
    new site wanted
    our old site is awful, start again
    could you build one for a band
    why should I use you and not wix
    why not just use squarespace
    how are you better than a website builder
    what makes you different from other agencies
    why should we choose you
  `,
  "ai-agents": `
    what do the agents do every day
    how many agents are there
    are the agents real people or software
    what would an agent do for us
    do the agents write for us
    agent team, what is it
    what's an ai agent
  `,
  "custom-crm": `
    we need somewhere to keep our customers
    a system for quotes and jobs
    something to track my clients
    can you build us a crm
    do you do crms
    need a crm
    replace our excel list of clients
  `,
  "mobile-apps": `
    do you make apps
    I want an app
    we want an app
    need an app
    can you make me an app
    app for my gym
    app for our customers to download
    would you build an app for android
    do you do iphone apps as well
  `,
  "wordpress-migration": `
    can you take our wordpress over
    move my wordpress please
    my wordpress is a mess, can you move it
    wordpress is driving me mad, can you take it off me
    do we lose our google places when you move wordpress
    will I lose my ranking if I move from wordpress
    do all the old links still work after the move
    get me off wordpress
  `,
  "ai-chatbots": `
    need a bot for my site
    do you do chatbots
    I want one of these chats
    can I have a chat like this on my site
    what would a bot do for us
    do you sell this chat thing
    something that answers when we're shut
  `,
  "chatbot-answers": `
    does it make stuff up
    what if it gets it wrong
    what if it can't answer
    does your bot lie to people
    can the bot say something silly
    when does it pass people on to us
    what if it does not know the answer
  `,
  "chatbot-integrations": `
    does the bot work with hubspot
    does the chat work with gmail
    will it go on my wix site
    does it plug into our calendar
    can the bot send to our crm
    which systems does the bot talk to
  `,
  "chatbot-setup": `
    how do we get the bot going
    what do you need for the bot
    how does the bot learn about us
    how long until the bot is live
    who writes what the bot says
  `,
  "chatbot-privacy": `
    does the bot keep what people say
    who keeps the chats
    do you read the chats on our site
    is what visitors tell the bot stored
    are the conversations deleted
  `,
  "plans-and-prices": `
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
  `,
  "plan-essential": `
    what's in the cheap one
    what do I get for 49
    what does the basic one come with
    the 49 a month one, what's included
    what's in the cheapest plan
    what comes with essential
    the smallest plan
  `,
  "plan-pro": `
    what's in the middle one
    what do I get for 150
    what's in pro
    what more do I get with pro
    the 150 a month one
    is pro worth it over essential
    the middle plan
  `,
  "plan-enterprise": `
    what's in the big one
    what do I get for 350
    which plan for several sites
    we have three brands, which plan
    plan for a bigger company
    the top plan
    the biggest plan
  `,
  "price-chatbots": `
    how much for a bot
    what do you charge for the chatbot
    is there a fee to set up the bot
    chatbot monthly price
    bot price
    how much is a chat like this
  `,
  "price-agents": `
    how much for the agents
    what do the agents cost a month
    agent team price
    price of the 18 agents
  `,
  "price-crm": `
    how much for a crm
    rough price of a crm
    what would a crm be
    crm price
    ballpark for a crm
  `,
  "price-apps": `
    how much for an app
    need an app, how much
    rough price for an app
    what would an app set me back
    app price
    app for my salon, what would it cost
    what would you want for an app
  `,
  "price-migration": `
    how much to move my wordpress
    what do you want for moving a wordpress site
    price to take over a wordpress blog
    wordpress move, how much
  `,
  "annual-discount": `
    is it cheaper to pay for the year
    do I save if I pay for a year
    cheaper if I pay all at once
    discount for paying yearly
    what do I save by the year
    can I pay for the whole year
  `,
  "change-plan": `
    can I switch plans
    can I swap plans later
    can I go up a plan
    can I go down to the cheaper one
    move to another plan halfway
    start small and change plan later
    can I switch between the plans
  `,
  "custom-quote": `
    we need something special
    can you price something unusual
    none of the plans fit us
    my job doesn't fit your boxes
    can I get a quote
    can I have a quote for both
    site and app together, can you quote
    I want a quote
  `,
};
