/** What is sold, asked for in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfServices: Readonly<Record<string, string>> = {
  "web-design": `
    hello there, quick one, do you build websites for small firms
    need a website for my shop asap
    can you design us a new website
    we've outgrown the site my cousin made, time for something proper
    our website looks like it's from 1998
    I want to be online finally
    looking for a web designer
    I need someone to do my website from start to end
    is it websites you make or what
    what is it you lot actually do
    what do you guys offer
    can u do a one page site for a mobile hairdresser
    would you be able to make a website for a cattery
    new business, no website, please help
    good morning, I own a small garden centre and am thinking about a web page, is that something you would take on
    our old designer vanished and we need a fresh site
    do you make sites for restaurants
    redesign of an existing site
    can you freshen up the look of our website
    website for a music teacher
    sole trader, need a simple site, do you do that
    what sort of businesses do you build for
    do you do web pages for clubs and associations
    somebody told me I need a website, is that you
  `,
  "ai-agents": `
    what do these ai agents do all day
    explain the agents to me please
    I saw something about a team of agents, what is that
    can your agents write my blog
    what is the extended team
    ai team that looks after my content, tell me more
    are agents the same as chatbots
    what would the agents do for a bakery
    who keeps the texts up to date after launch, is that the agents
    whats an ai agent when it's at home
    do i need agents for a small site
    agents that optimise content, how does that work
    which tasks can an agent take over from me
    can the agents keep our site up to date on their own
    18+ agents sounds like a film, what are they
  `,
  "custom-crm": `
    can you build software for managing my clients
    I need something where all my customers are listed with what they bought
    my customer list is on bits of paper, can you sort that out
    do you make crms
    is there a tool for keeping on top of quotes and documents
    we want a client database made for us
    looking for a customer management system for a small letting business
    everything about a client on one page, can you make that
    our salesforce is far too complicated, could you build something simpler
    I keep forgetting who I sent an offer to, any system for that
    contacts are spread over three phones and a notebook
    crm for tradespeople?
    can you make a system that keeps track of jobs and who ordered them
    could a crm hold all our contracts and papers too
    what does the crm do exactly
    do you develop custom business software for client records
    tired of excel for my customers
  `,
  "mobile-apps": `
    do you make mobile apps
    can you build an app for my gym
    I'd like something people can install on their phone
    could we get into the apple store
    is an app possible as well as the site
    need an app for my taxi business
    app for my restaurant so people can see the menu on the phone
    do you also develop apps
    android and iphone app please
    thinking of an app for our members, do you do that sort of thing
    can my website become an app
    what kind of apps do you build
    customers keep asking if we have an app
    can you put my shop on peoples phones as an app
  `,
  "wordpress-migration": `
    I have a wordpress blog can you take it over
    can you convert our wordpress to your system
    moving from wordpress, will we lose our place in google
    will the links to my old pages still work after you move it
    we have 200 posts in wordpress, can they come along
    is it hard to switch from wordpress
    my wp plugins keep breaking, I want away from it
    do you migrate wordpress to react
    fed up with wordpress updates, can you bring us over
    how does moving my old website to you work
    transfer my existing wordpress site please
    we got a site already on word press, can u reuse it
    what happens to my old addresses when I move from wp
    can you take the content from our old site
    would our existing wordpress pages be rebuilt
    is anything lost when you move a wordpress
  `,
  "ai-chatbots": `
    do you do chatbots
    I want a bot that answers my customers
    can I have a chat like this one on my site
    something that answers customers questions when the shop is shut
    we get the same ten questions every day, can that be automated
    tell me about your chatbots
    what can a chatbot do for my practice
    could a bot answer questions about parking and prices for us
    I'd love to have an assistant on my website that talks to people
    is there a way to reply to website visitors at night without me
    I can't answer the phone when I'm under a sink, is there something for my website that does it
    need a chat window for our homepage
    hi, do u sell those chat robots
    automatic answers for website visitors
    will a bot save me phone calls
    we miss enquiries out of hours, what have you got
    add a chatbot to my site please
    looking for a chat assistant for a vet's
  `,
  "chatbot-answers": `
    what does the chatbot do if it has no answer
    what if a customer asks the bot something it was never told
    can it make up prices
    I'm afraid it will say something stupid to my clients
    does the bot only use my own texts
    does the bot ever give wrong answers
    where do the bot's answers come from
    how do I know the chatbot will not talk nonsense
    can the chat connect the customer to me when it gets difficult
    will people be able to reach a human from the bot
    is the chatbot accurate
    what happens when two answers would fit
    does it invent stuff like chatgpt does
    does the bot admit it when it has no idea
    hallucinations, is that a problem with your bot
    when the chatbot is unsure, what does it tell people
    does the question reach me if the bot can't cope
    what if someone tries to trick the bot
  `,
  "chatbot-integrations": `
    does the chatbot work with my existing website
    can I use the bot on a site that another company built
    is the chatbot able to work with wordpress
    can it send questions to my inbox
    does it connect to our crm
    can the bot link to my booking page
    does the bot work with google calendar
    which language model does it use
    can we use our own openai account with it
    can the chatbot be used on wix
    what can the bot be connected to
    will it fit on my current page, I don't want a new site
    we only want the bot, our site stays as it is
    can people make an appointment through the bot
    do I get a mail when the bot cannot answer
    does it integrate with anything
    how do I get the bot onto my own site, is it a plugin
    can new enquiries from the chat go straight into our customer system
  `,
  "chatbot-setup": `
    how do I get a chatbot running
    how long does it take until the bot works
    what do you need from us for the bot
    how does the bot know what to say
    do I have to program the chatbot
    who teaches it our answers
    what happens after I order a chatbot
    can I change the bot's answers later
    how do I add a new answer to the bot
    how is the chatbot trained
    is it much work for me to get the bot ready
    do I see the questions it could not answer
    how many questions do I have to give you for the bot
    I don't know how to set up a bot, do you do that for me
    what's the setup like for the chat
    can I read what the bot will say before customers do
    how does it get better over time
  `,
  "chatbot-privacy": `
    is the chatbot gdpr compliant
    does the bot save what my customers write
    what does the chatbot store
    are the chats kept
    how long are chat conversations stored
    does the bot collect personal details
    can a doctor use the chatbot, because of patient data
    who can see the conversations in the chat
    do you keep what I'm typing in here
    does the chat know who I am
    does the bot build a profile of people
    what about data protection with the chatbot
    are the chat messages deleted at some point
    will my customers names end up in the bot
    is this chat recorded
    is this conversation being saved
  `,
  hosting: `
    is hosting included
    do I need to buy hosting separately
    can I use my own domain
    I already have a domain, can you use it
    do you get the domain for me
    where is my site hosted
    does it come with ssl
    how often are backups made
    who looks after updates and security
    do I have to find a host myself
    my domain is with ionos, what do I do with it
    what if I have no domain name yet
    can I stay with my present hosting company
    will I need to deal with servers
    is the site backed up
    do you put the site online for me or do I
    do you run the website for me once it is finished
    can we keep our dot com
    how do I point my domain to you
    I've paid for hosting elsewhere till next year
  `,
};
