/** Services and prices, asked formally, crossly, in a second language or at length, one a line, by the entry's id. */
export const voicedOfOffer: Readonly<Record<string, string>> = {
  "web-design": `
    we require a new website for our association
    is your company able to produce a website for a parish council
    I need one page for my small business, you can do it
    you make websites for shops also
    I want to have a site for my lessons
    the last people made a mess of our site, can you do it properly
    we have nothing online at all and would like you to make us a site
    my daughter says I need a website, is that what you do
    would you take on a site for a village hall
    build a page for my band
    can u do a site for my lash business
    I clean windows and have never had a website, will you make me one
    our site is ten years old and looks it, can you replace it
  `,
  "ai-agents": `
    what exactly are these agents you mention
    could you explain the purpose of the AI team
    the agents with AI, what they are doing for me
    eighteen agents, what on earth do they all do
    what would an AI agent do for a charity
    do the agents write stuff or what
    who or what keeps the content up to date for me
    is the team of agents made of people or programs
    what jobs can the AI agents take off my hands
  `,
  "custom-crm": `
    we need a system for our members and their donations
    is there a program to keep my customers in one place
    do you build software for keeping track of quotes
    you make also a customer database
    could you develop something for managing our client records
    my clients are on bits of paper, can you make something to keep them in
    I lose track of who asked for what, do you have a system for that
    something to manage the customers and offers
    do u make a thing to keep track of customers
    a system in which our volunteers are recorded
  `,
  "mobile-apps": `
    would you also undertake the development of an application for telephones
    we want our members to have an app
    can you make app for android and iphone both
    you are making apps also, no
    do you guys build apps as well
    do u do apps or just sites
    my competitor has an app in the app store, could I get one
    I would like something that people install on their phone
    is it possible to have the same thing as an app
    can you turn my site into an app
  `,
  "wordpress-migration": `
    would you carry over our existing WordPress pages
    we have hundreds of posts in WordPress and links that must keep working
    will the old links still work when you move our WordPress blog
    I have one WordPress, you can bring it to your system
    my old blog is in wordpress, people link to it, does that survive a move
    we are fed up with wordpress updates, can you take us off it
    wordpress site got slow, can u move it
    is it possible to transfer a site made in Wordpress
    do the old addresses stay the same if you take over our WordPress site
    take my wordpress and rebuild it
  `,
  "ai-chatbots": `
    I would like a robot which answers for me on the site
    is there something that answers customers when we are closed
    can visitors ask questions on my site and get an answer by themselves
    could an assistant like this one be placed on our own pages
    what does your chat product do for a surgery
    people ask the same twenty things, could a bot do that
    do u sell chatbots
    you have also a chat which answers alone
    can I have one of these little chat windows
    explain the chatbot to me like I am five
    I keep getting the same questions by phone, could the website answer them
  `,
  "chatbot-answers": `
    I don't want a bot that makes up legal nonsense, what does it do when it has no answer
    what stops the bot from inventing an answer
    and if a patient asks it something it was never taught
    what happens when somebody asks it something it has not been told
    when the chatbot not understand, what is it doing
    will it lie to my customers
    I had a bot before and it talked rubbish, is yours any better
    where does it take its answers from
    does the bot pass people on to me when it is stuck
    how does the chatbot behave if it is uncertain
    can it be trusted not to give false information
    bots always get it wrong, what does yours do then
  `,
  "chatbot-integrations": `
    the chatbot, can it connect with our calendar
    is it compatible with a site that somebody else built
    does the bot put appointments in my diary
    would the chatbot work on the site I already have
    which systems can be linked with the assistant
    can it send the questions to my inbox
    the bot works also with my crm
    does the chat thing plug into outlook
    can I use it with a different language model
  `,
  "chatbot-setup": `
    what do you need from me before the bot can answer
    how do I get the chatbot on my site
    how it is installed, the chatbot
    what are the steps to have the chat on our website
    is it difficult to put the bot on my page
    how does the bot get to know my answers
    how is the assistant prepared for our organisation
    who writes the answers for the chatbot
    how would we go about introducing a chatbot
    do I have to train it myself
    how do u set the bot up
    the bot, how long until it is live
  `,
  "chatbot-privacy": `
    does the chatbot record who has been talking to it
    does it keep the names of my clients
    are the conversations with the bot retained
    what is done with the things people type to the bot
    how long do you hold on to the chats
    the bot, does it save the data of my visitors
    our patients must stay anonymous, does the bot store anything about them
    can somebody read what visitors said to the bot
    is the chatbot ok with gdpr
  `,
  "plans-and-prices": `
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
  `,
  "plan-essential": `
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
  `,
  "plan-pro": `
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
  `,
  "plan-enterprise": `
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
  `,
  "price-chatbots": `
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
  `,
  "price-agents": `
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
  "price-crm": `
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
  "price-apps": `
    how much you want for one app
    what should we budget for an application
    what would an app for our members cost
    how much to make an app for iphone
    how much 2 build an app
    what is the going rate for an app
    are apps expensive
    what is the least an app costs
    app cost
  `,
  "price-migration": `
    for moving from WordPress, how much you want
    what is the fee for transferring a WordPress site
    what do you charge to bring our WordPress over
    what would it cost us to leave WordPress
    how much 4 moving my wordpress
    how much to bring my old wordpress blog across
    is it expensive to change from WordPress
    price for change from wordpress
  `,
  "annual-discount": `
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
  `,
  "change-plan": `
    may we begin with the smallest and move up afterwards
    can I drop back to the small plan
    is it permitted to move to a larger plan in the next financial year
    can I go back down to the cheap one later
    I want to go from the small plan to the big one
    if the plan is too small, I can change it after
    I took the wrong plan, can I swap
    what if we outgrow the plan
    are we stuck with the plan we choose
    can i switch plans whenever
    go down a plan after the season
  `,
  "custom-quote": `
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
  `,
  "is-it-free": `
    does it cost us anything to draw up the plan
    am I right that the planning costs nothing
    are we correct that nothing is due until you build
    the nine steps cost something or not
    do I pay something to try
    is it free or do i have to pay
    so whats free
    is the preview without charge
    I don't want to pay just to try it
    can I fill it in without paying
    is there any charge for the specification
    which part of this is free of charge
  `,
  "when-do-i-pay": `
    at what point does the first payment fall due
    when exactly will we be invoiced
    when I must pay
    do I have to pay before you begin
    I pay nothing until I accept the quote, correct
    do you take the money first
    is a deposit expected
    am I billed monthly or in one sum
    add-ons, do I pay them once or every month
    when does my card get charged
    do i pay now or later
    must we pay before the work has begun
  `,
  "money-back": `
    is your guarantee subject to conditions
    is the guarantee for real or is there a catch
    if our committee changes its mind, is the payment refundable
    I want my money back right now
    if I don't like it you give the money back
    how can I get back my money
    what if we are dissatisfied within the first weeks
    give me back what I paid
    can i get a refund if its rubbish
    within what period may we claim a refund
    I paid last week and I regret it
    how do I claim under the guarantee
  `,
  "stop-a-plan": `
    how do we end the arrangement
    what period of notice must we give
    if my business closes, how do I get out of the plan
    I'm done with you, end my plan
    I want to stop the plan, how I do it
    I don't want to keep paying for this
    I no longer want the site, how do I stop
    what if the shop closes down for good, can I get out of it
    how do i get out of this
    do not renew my plan
    may we withdraw at the end of the year
    cancel my monthly payment
    we are retiring and will not need the site any more
    am I tied in for long
  `,
};
