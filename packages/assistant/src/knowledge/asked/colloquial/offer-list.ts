/** Services and prices, asked in idioms and half sentences, one a line, by the entry's id. */
export const colloquialOfOffer: Readonly<Record<string, string>> = {
  "web-design": `
    sort us out with a site, we're a small removals firm
    can you knock up a website for my chip van
    we're starting from scratch online
    take on a tiny job like a page for a scout group
    is a parish council too small for you
    our site was made by a cousin ages ago and it shows, can you do it again properly
    need to get online quickly, can you help
    tear down our old site and make a fresh one
    brand new website please, nothing fancy
    plain simple website for a tea room
    put my business on the web
    people can't find us online because there is no site
    do you take on sole traders
    would you work with a charity on its website
    can you make something that looks better than what we have now
    landing page for my course
    portfolio site for a photographer
    one page with my hours and a map
  `,
  "ai-agents": `
    so what are the agents for
    in plain words what would the agents do for a salon
    what jobs do the ai agents take off my hands
    do the agents write my pages
    are those 18 agents real people
    who or what is the agent team
    what use is an agent to a corner shop
    agents that keep the site fresh, how does that work
    what would I hand over to the agents
    could your agents update my site every week
  `,
  "custom-crm": `
    all my clients are in a notebook, got something better
    customer records on paper are driving me mad
    somewhere to keep jobs, quotes and who paid
    a place to look up who bought what
    can you build us a system instead of all these spreadsheets
    we lose track of who we promised a quote
    something to manage my customers and paperwork
    client list software made for us
    can I have my contacts and quotes under one roof
    our contacts are all over the place
  `,
  "mobile-apps": `
    clients keep asking if we've got an app
    can people have us on their phone as an app
    put us in the play store
    thing they can download on their phone from the store
    our gym wants its own app
    do you do apps too or only websites
    app with our logo on it for regulars
    could my members book through an app you build
    apple and android both, can you do that
    we'd like an icon on people's phones
  `,
  "wordpress-migration": `
    take my wordpress site off my hands
    fed up with wordpress updates, can you rebuild it your way
    bring our wordpress pages across
    will saved links to my wordpress pages break
    wordpress keeps breaking, get me off it
    I'm on wordpress at the moment, what happens to my pages
    transfer everything out of wordpress
    do my google results survive leaving wordpress
    can you lift our wordpress blog over
    what becomes of the old wordpress addresses
    can you move a wordpress site to your system
    would you shift our wordpress site across to you
  `,
  "ai-chatbots": `
    could a chat window answer my patients
    something that answers people while I'm up a ladder
    I want one of those chat bubbles
    bot for a vet's website, do you make those
    what is the chatbot good for
    can a bot take the boring questions off me
    do you do chatbots for hotels
    a chat like this one on my own site
    this thing I'm typing in, can I have one
    who picks up questions on my site at 3am
    can I get a bot for my clinic
  `,
  "chatbot-answers": `
    will it talk nonsense to my customers
    what if somebody asks the bot something daft
    afraid the bot gives wrong prices
    does the bot admit when it has no clue
    can I trust what the bot says
    what does the bot do when it's stumped
    is there a danger it makes something up about my treatments
    does a strange question break the bot
    does the bot get me when it can't cope
    how sure is the bot of what it says
  `,
  "chatbot-integrations": `
    can the bot go on my wix page
    I have a site already, would the bot fit on it
    can it put bookings in my diary
    does the bot talk to my crm
    will the bot mail me leads
    does the chat work with outlook
    squarespace site, can your chatbot be added
    can the bot use chatgpt underneath
    plug the bot into what we use already
    does it sync with my appointments
  `,
  "chatbot-setup": `
    how would the bot find out what we sell
    how does the chat learn our opening times
    what's involved in getting the bot running
    who fills the bot with answers
    what do I hand you for the chatbot
    how will the bot know about my dishes and prices
    do I have to write all the answers for the bot
    getting started with a chatbot, what's first
    how much work is the bot for me
    how do we get the chat onto our page
  `,
  "chatbot-privacy": `
    what happens to what people type into the bot
    are my customers' chats stored somewhere
    does the bot remember who somebody is
    is the chat on my site okay with data protection
    who can look at what patients told the bot
    does the bot collect names
    when are chats thrown away
    is this chat stored
    are you saving what I type in this box
  `,
  "plans-and-prices": `
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
  `,
  "plan-essential": `
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
  `,
  "plan-pro": `
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
  `,
  "plan-enterprise": `
    the big plan, what's in it
    what does the $350 one have that pro doesn't
    enterprise suite contents
    we've four branches each with a site, which plan
    top package, what do we get
    several people should edit, which plan
    the dearest plan, what's inside
    350 a month gets me what
    plan with a personal contact
  `,
  "price-chatbots": `
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
  `,
  "price-agents": `
    what's the monthly for the agent team
    agents, how much a month
    are the agents extra
    what do 18 agents cost
    what do you want for the agents
    agent team fee
    how pricey are the agents
    bill for the agents each month
  `,
  "price-crm": `
    what would a client system set me back
    how much for the crm
    crm from what price
    price for a customer database
    what do you want for a crm
    is two thousand the price of the crm
    rough cost for a system for our clients
    damage for a custom crm
  `,
  "price-apps": `
    how much for an app for my members
    rough figure for an app
    what would our own app set us back
    app from what price
    is an app thousands
    what do you want for an app
    cost of getting an app made
    price of putting us on phones as an app
  `,
  "price-migration": `
    what's it cost to leave wordpress
    how much to get my wordpress site moved
    price for bringing wordpress over
    what do you want for moving wordpress
    fee for switching from wordpress
    is moving the wordpress site 800
    how much to shift a wordpress blog
  `,
  "annual-discount": `
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
  `,
  "change-plan": `
    start small and go bigger later, is that ok
    can I go up a plan when business grows
    we're on the middle plan and need less
    drop down to the cheapest plan
    we have enterprise but only need pro now
    move up to pro
    swap my plan for a different one
    is it a hassle to change plan
    go from 49 to 150 next year
    we picked the wrong plan
    try the small one first and upgrade after
  `,
  "custom-quote": `
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
  `,
};
