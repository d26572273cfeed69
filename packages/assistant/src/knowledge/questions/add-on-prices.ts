import type { Questions } from "./questions.ts";

/** Questions about the prices of what is built beside a website. */
export const addOnPricesQuestions: Questions = {
  "price-chatbots": {
    examples: `
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
    further: `
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
      what would a chatbot cost me
      how much a month is the bot
      what do I pay for the chat assistant
      price of a chatbot for my site
      how much to have the bot answer our customers
      roughly what does a bot cost
      monthly cost of a bot
      what would the chat thing set me back
      is the bot extra money
      how much to have a chatbot on my site
      chatbot, how much per month
      what do you want for a bot
      setup fee for the bot
      price of having one of these chats
      bot cost
      what's the damage for a chatbot
      how much for a bot
      what do you charge for the chatbot
      is there a fee to set up the bot
      chatbot monthly price
      bot price
      how much is a chat like this
      how much you want for the chatbot
      what is the price of a bot like that
      is the 199 all I pay for the bot
      what would the chat on our website cost us
      cost of the chat assistant please
      bot price
      how much 4 a bot
      what would we pay for the chatbot, once and monthly
      is the chatbot expensive
      how dear is it to have a chat on my page
      what's the going price for one of these chat things
      pricing on the chat bit
      what do you want for a bot on a dental site
      what's the monthly on the chat
      what do I pay you for the chat once it runs
    `,
  },
  "price-agents": {
    examples: `
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
    further: `
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
      what do the 18 agents cost
      how much is the agent team each month
      price for the ai agents please
      what do you charge for the agents
      what's the monthly for the agent team
      agents, how much a month
      are the agents extra
      what do 18 agents cost
      what do you want for the agents
      agent team fee
      how pricey are the agents
      bill for the agents each month
      how much for the agents
      what do the agents cost a month
      agent team price
      price of the 18 agents
      what would the AI team cost us a month
      how much you want for the agents
      what would the writer team of AI set us back
      are the agents expensive
      cost of the 18 agents
      price of the ai team
      what are the fees for the AI agents
      how much 4 the agents
      what do I pay for the team that writes
    `,
  },
  "price-crm": {
    examples: `
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
    further: `
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
      what does a crm cost with you
      how much for a customer database
      price of a system for our clients
      what do you charge for building a crm
      what would a client system set me back
      how much for the crm
      crm from what price
      price for a customer database
      what do you want for a crm
      is two thousand the price of the crm
      rough cost for a system for our clients
      damage for a custom crm
      how much for a crm
      rough price of a crm
      what would a crm be
      crm price
      ballpark for a crm
      what should we allow for a customer database
      how much you take for make a crm
      what would a system for donors and volunteers cost
      what is the fee for a database of our clients
      cost of software to keep my customers
      how much 4 a crm
      is a crm very expensive
      what budget does a client database need
      how many pounds for a crm
    `,
  },
  "price-apps": {
    examples: `
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
    further: `
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
      what do you charge for an app
      somebody quoted me ten grand for an app, what's your price
      price of an app for android and iphone
      what would an app cost on top of the site
      how much do you want for an app
      how much for an app for my members
      rough figure for an app
      what would our own app set us back
      app from what price
      is an app thousands
      what do you want for an app
      cost of getting an app made
      price of putting us on phones as an app
      how much for an app
      need an app, how much
      rough price for an app
      what would an app set me back
      app price
      app for my salon, what would it cost
      what would you want for an app
      how much you want for one app
      what should we budget for an application
      what would an app for our members cost
      how much to make an app for iphone
      how much 2 build an app
      what is the going rate for an app
      are apps expensive
      what is the least an app costs
      app cost
      what will be the costing for one android application
      what's the starting price of an app
      ballpark for a simple app
      what does it run to, an app for our gym
    `,
  },
  "price-migration": {
    examples: `
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
    further: `
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
      what would it cost to bring our wordpress site to you
      how much to move eighty pages from wordpress
      price for taking over our wordpress blog
      what do you charge to leave wordpress
      our site is on wordpress, what does moving it cost
      what's it cost to leave wordpress
      how much to get my wordpress site moved
      price for bringing wordpress over
      what do you want for moving wordpress
      fee for switching from wordpress
      is moving the wordpress site 800
      how much to shift a wordpress blog
      how much to move my wordpress
      what do you want for moving a wordpress site
      price to take over a wordpress blog
      wordpress move, how much
      for moving from WordPress, how much you want
      what is the fee for transferring a WordPress site
      what do you charge to bring our WordPress over
      what would it cost us to leave WordPress
      how much 4 moving my wordpress
      how much to bring my old wordpress blog across
      is it expensive to change from WordPress
      price for change from wordpress
    `,
  },
  "custom-quote": {
    examples: `
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
    further: `
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
      can you price up something unusual
      none of the plans suit us
      what we need isn't on your list, can you quote
      I'd like a quote for a special project
      we need something tailor made
      who do I ask for an individual offer
      could I get a written quote
      it's a bigger job, how do I get a price
      price for something made to order
      we need something out of the ordinary, what would it cost
      could you price up a special job
      our project doesn't fit your boxes
      give me a price for an odd request
      site plus app plus crm, one price please
      put together an offer for us
      can somebody cost this for me
      it's a big one, we'd want a proper quote
      how do I get an offer from you
      price on request for a bigger job
      we need something special
      can you price something unusual
      none of the plans fit us
      my job doesn't fit your boxes
      can I get a quote
      can I have a quote for both
      site and app together, can you quote
      I want a quote
      our requirements are rather special, whom do we ask for an estimate
      we need something you do not list, whom do I ask for a price
      I need something different, you can make an offer
      can you give me a quotation for a special project
      we should like a written estimate
      who prepares an estimate for unusual work
      my project is a weird one, can you price it
      none of the plans fits, now what
      a tracker for grants, would you quote for that
      can u do a custom thing and tell me the price
      none of your three plans cover what we want
      my director wants something unusual, how do I get it costed
      we need a bit of this and a bit of that, who prices it
      can somebody work out what mine would cost
      it is a bigger thing with several parts, may I have an estimate
      I'd want a price in writing for my own idea
    `,
  },
};
