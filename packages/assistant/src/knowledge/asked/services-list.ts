/** Ways in which owners of many trades ask about what is sold, one a line, by the entry's id. */
export const askedOfServices: Readonly<Record<string, string>> = {
  "web-design": `
    we're a family butcher and still not online, could you sort us out a site
    I'm opening a nail bar next month and need something on the web
    our current page was done ten years ago and looks awful
    looking for somebody who builds sites for plumbers
    do you design for small businesses
    can you redo our website, it is embarrassing
    people google us and find nothing, we need a presence online
    could you create a simple page with my address and menu
    my competitors all have a nice site and I have nothing
    need a brand new site from scratch
    is web design what you do
    do you work with one man bands like me
    I only have a facebook page, I want a proper website
    what kind of websites do you do
    would you take on a site for a charity
    what exactly is it that you sell
    what services do you offer
    can you build an online presence for my practice
  `,
  "ai-agents": `
    what is an agent in this case
    what's the point of all these agents
    do the agents write for me
    what would your ai team do all day
    are the agents people or computers
    who are these agents and what is their job
    is there something that keeps my pages fresh by itself
    can a computer look after my content every week
    eighteen agents sounds a lot, what for
    how do the agents help my business
    what jobs do the agents take off me
    give me an example of what an agent does
  `,
  "custom-crm": `
    I've got customer details all over the place, paper and phone
    need a program for my client list and my estimates
    something to log jobs, customers and paperwork together
    can you build a system that remembers who bought what
    we lose track of enquiries, do you have software for that
    I keep all my contacts in excel and it's a mess
    one screen with every client and their documents
    do you do bespoke software to manage clients
    system for patients records and quotes
    we need a tool where the office sees every customer
    a place to store quotes I sent out
    could you make us our own customer management
    what can your crm do
    what is a crm
  `,
  "mobile-apps": `
    do you develop apps as well
    I want my own app that people can download
    our members want an app with the timetable
    could you put my business in the app store
    an app so regulars can order ahead
    is an app something you make
    can you program something for android
    need an iphone thing for my gym clients
    would you build a phone application for our taxi firm
    app with loyalty stamps
    do you do ios development
    website is done, can we have an app too
  `,
  "wordpress-migration": `
    we're on wordpress at the moment, can you bring it over
    I hate my wordpress, can you move me off it
    will my google links break if you move me from wordpress
    our blog is in wordpress, does everything come across
    old site is a wp one, can you rebuild it
    switch us over from wordpress without losing our ranking
    do the page addresses stay when you migrate
    my wordpress keeps getting slow, can I change to yours
    someone built me a wordpress years ago, can you take it on
    do you transfer existing websites
    can you import what I have on wordpress
    leave wordpress behind
    my existing site, can it be brought across
    will old links still work after the move
  `,
  "ai-chatbots": `
    can I get one of those little chat windows
    the phone rings all day with the same questions, can a bot help
    is there some robot that talks to my visitors
    want automatic replies for customers out of hours
    clients message me at midnight, can something answer for me
    a virtual receptionist for the website
    what does your assistant do for a business like mine
    people always ask the same thing about parking, can that be answered automatically
    do you sell chat for websites
    do you sell an assistant like this one
    a helper on my page that tells people my prices and times
    can a machine deal with enquiries while I am on a job
    what's the chat thing you offer
    can your bot take pressure off my reception
  `,
  "chatbot-answers": `
    what if somebody asks the bot something weird
    I'm worried the bot tells customers nonsense
    will the bot lie to my clients
    what does it say when it is stuck
    does it guess
    can I trust what the chatbot says
    does it put people through to me if it can't help
    is the bot going to promise things we don't do
    how reliable is the chatbot
    bot giving the wrong price to someone would be a disaster
    does the chat admit when it doesn't know
    where does the bot take its information from
    what happens with a question the chat can not answer
    will it get me in trouble by saying something false
  `,
  "chatbot-integrations": `
    does the bot talk to outlook
    can your chat go on my squarespace site
    can people book a table through the chat
    will the chatbot go on a site you did not make
    does the chat link to my diary
    can it run with openai or claude
    which ai model is behind the bot
    can leads from the chat land in my crm
    can I add the chatbot to my current website
    hook the chat up to my email
    does it work with my booking calendar
    can the bot make appointments for my clinic
    what systems can the chatbot be joined up with
    do I get an email when someone asks the bot
    how do I embed the chat on our page
  `,
  "chatbot-setup": `
    what's involved in getting the bot going
    what do I have to give you for the chatbot
    how long before the bot is live
    do I have to teach the bot
    who writes the answers for the chat
    how do you train it on my business
    what are the steps to get a chatbot
    how does the bot know about my opening times and prices
    do I write the questions for the bot myself
    getting the chat onto the site, how does that work
    can I check the answers before the bot goes live
    how do new answers get into the chatbot
    installing the chat
  `,
  "chatbot-privacy": `
    does the chat remember people's names
    what data does the chatbot collect
    is it ok under data protection to use the bot with patients
    are chats deleted after some time
    who reads what is typed in the chat
    does the bot spy on my visitors
    does the chat keep names or phone numbers
    are the conversations stored anywhere
    how long do you hold on to chat logs
    can the bot be used with confidential client matters
    does this chat window remember me
    is what I type here saved
    do you save chat history
  `,
  hosting: `
    I bought a domain from someone else, does that work with you
    do you look after the server and all that
    can I keep my current web address
    who do I register the domain with
    is hosting extra or included
    can my domain name stay where it is
    do you do the technical bit of putting it online
    I've got a dot co dot uk already
    what about https and the padlock
    do you make backups
    where will the site live
    how do I connect my own domain
    I don't have a domain yet, do you sort that
    my host is 123reg, can I stay with them
    do you run the site for us after it is done
    is there security and backup
  `,
};
