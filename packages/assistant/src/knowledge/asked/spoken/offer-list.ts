/** Services and prices, asked as owners speak, one a line, by the entry's id. */
export const spokenOfOffer: Readonly<Record<string, string>> = {
  "web-design": `
    we have no website yet, can you do one
    I've got nothing online, could you make me something
    there is no website for our business at all
    can you redo our outdated site
    freshen up our old website
    do you work for tiny one man businesses too
    is a small shop like mine big enough for you
    could you put my guest house on the internet
    looking for somebody to make us a site
    I need something online for my plumbing business
    we'd like a new look for our site
    build me a page for my clinic
  `,
  "ai-agents": `
    what are these agents you mention
    eighteen agents, what do they do all day
    what would the ai team do for my firm
    do the agents work on the content every week
    what is an ai agent and why would I want one
    who are the 18 in the agent team
    are your agents people or software
    explain the agents to me like I'm five
    can the agents keep my content fresh
  `,
  "custom-crm": `
    we keep everything on paper, have you got a system for it
    one place for clients, quotes and jobs
    I'd like a list of all my customers and what they ordered
    can you make us a customer system
    we've outgrown our spreadsheet of clients
    something to keep track of who I quoted
    do you build customer databases
  `,
  "mobile-apps": `
    can I have an app as well as the site
    do you build apps for phones
    something my regulars can install
    I want us in the app store
    do you make ios and android apps
    could my gym have its own app
  `,
  "wordpress-migration": `
    we're fed up with wordpress, can you take us over
    move our blog away from wordpress
    can you shift the whole wordpress site to you
    will the old links still work if we leave wordpress
    do we keep our google position when moving from wordpress
    do the addresses of my pages stay when you move the site
    bring our wordpress pages over
    swap wordpress for something newer
  `,
  "ai-chatbots": `
    I want one of those chat things on my site
    can something answer customers when we're closed
    we get the same questions every day, can a bot take them
    what does the bot do for a shop like mine
    do you have a robot that answers visitors
    would a chatbot help my dental practice
    is it like the assistant I'm using now
    can I have a chat on my page
  `,
  "chatbot-answers": `
    what if a customer asks the bot something odd
    does the bot ever tell people rubbish
    where does the bot get its answers
    can it get things wrong
    does the bot admit when it has no answer
    will the bot pass people to me when stuck
    how does the bot handle a question it can't answer
    does it make up prices
  `,
  "chatbot-integrations": `
    somebody else built my site, can I still put the bot on
    can your bot go on a wix page
    does the bot work on any website
    will the bot send questions to my inbox
    can the bot write to our crm
    link the bot with my diary
    does the chatbot know my google calendar
    can it hand new contacts to our customer system
    does the chatbot go on a site made by another company
  `,
  "chatbot-setup": `
    who writes what the bot says
    do I write the bot's answers or do you
    what do you need from me for the bot
    how long till the bot is running
    how do we get the chatbot started
    how do I teach the bot about my shop
    is it hard to put the bot in
    what happens before the bot goes live
  `,
  "chatbot-privacy": `
    does the bot keep what my customers type
    what does the chatbot save about visitors
    are the chats recorded anywhere
    how long are conversations with the bot kept
    does the bot remember people's names
    what happens to the chats afterwards
    is the chatbot ok under gdpr
    can anyone read what customers told the bot
    does the bot hold personal data
  `,
  "plans-and-prices": `
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
  `,
  "plan-essential": `
    what comes with the 49 a month
    what's in the cheapest plan
    is the small plan enough for one shop
    what do I get on the basic plan
    what does the lowest plan include
    tell me about website essential
    which features does essential have
    what is in your starter plan
  `,
  "plan-pro": `
    what's in the middle plan
    what do you get with pro
    what does the 150 plan do that the small one doesn't
    does pro write the texts for me
    how is pro different from essential
    tell me about the pro plan
  `,
  "plan-enterprise": `
    we have several shops, which plan
    three restaurants, one website each, which package is it
    a plan for more than one site
    what's in the biggest plan
    which plan is for chains and branches
    five locations and a website for each
    what does 350 a month get me
    does the enterprise plan have roles for my staff
    we run a few companies and want a site for each
  `,
  "price-chatbots": `
    what would a chatbot cost me
    how much a month is the bot
    what do I pay for the chat assistant
    price of a chatbot for my site
    how much to have the bot answer our customers
    roughly what does a bot cost
  `,
  "price-agents": `
    what do the 18 agents cost
    how much is the agent team each month
    price for the ai agents please
    what do you charge for the agents
  `,
  "price-crm": `
    what does a crm cost with you
    how much for a customer database
    price of a system for our clients
    what do you charge for building a crm
  `,
  "price-apps": `
    what do you charge for an app
    somebody quoted me ten grand for an app, what's your price
    price of an app for android and iphone
    what would an app cost on top of the site
    how much do you want for an app
  `,
  "price-migration": `
    what would it cost to bring our wordpress site to you
    how much to move eighty pages from wordpress
    price for taking over our wordpress blog
    what do you charge to leave wordpress
    our site is on wordpress, what does moving it cost
  `,
  "annual-discount": `
    how much do I save when I pay once a year
    is it less if I pay for the year
    any money off for paying yearly
    what if I don't want to pay every month
    do I get something off if I pay it all in one go
    cheaper to pay twelve months ahead?
    is there a saving on the annual price
    what do I save a year
    can I pay once a year rather than monthly
  `,
  "change-plan": `
    can I go up a plan later
    can I go from pro down to essential
    we don't need pro any more, can we have the smaller plan
    start small and go bigger later, is that ok
    swap my plan for another one
    can I move to a bigger package next year
    how do I downgrade
    what if I outgrow the plan
  `,
  "custom-quote": `
    can you price up something unusual
    none of the plans suit us
    what we need isn't on your list, can you quote
    I'd like a quote for a special project
    we need something tailor made
    who do I ask for an individual offer
    could I get a written quote
    it's a bigger job, how do I get a price
    price for something made to order
  `,
};
