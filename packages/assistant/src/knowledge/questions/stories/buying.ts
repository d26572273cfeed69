/** Questions inside a story, about what is sold, by the ids of the entries that answer them. */
export const buyingStories: Readonly<Record<string, string>> = {
  "web-design": `
    I do gutters and roofs up ladders all day and have never had a site, is that something you'd do for somebody like me
    we have run the chip shop since 1988 on word of mouth alone, my daughter says we need to be on the internet, would you build it
    our parish has a page from before the flood and nobody can change it any more, could you make us a decent one
    just starting out as a mobile vet, got a name and a van and nothing else, can you do the website
    the solicitor next door looks very smart online and we look like amateurs, can you do something about it
    we are a choir of forty and want a few pages with dates and photos, too small for you?
    between feeding times on the farm I thought I'd ask, can you put us on the web
  `,
  "ai-chatbots": `
    half my day goes on telling people where to park, could something on the site answer that for me
    I'm under the sink when people message, is there a thing that replies on my website at night
    would a robot on our page take the same ten questions off our receptionist
    explain in plain words what this chat assistant of yours does for a dentist
    visitors leave because nobody answers them at weekends, what have you got for that
    do you sell the little talking window that sits in the corner of a site
  `,
  "chatbot-answers": `
    my worry is allergies, if somebody asks about nuts and it has no answer, does it guess
    I tried one elsewhere and it promised a customer a free boiler, could yours do that
    a client types in riddles, will your chatbot be able to cope or does it just answer anything
    when the machine is stumped does the visitor get a person
    will it give wrong opening hours out of its own head
  `,
  "chatbot-integrations": `
    we built our page with another firm and are happy there, could we still put your chatbot on it
    would the bot be able to drop leads into our customer system
    our bookings live in a calendar, can the chat send people to it
    can I use my own openai account with the chatbot
    does your chat work together with a shopify page
    our IT asks how the bot is embedded and what it talks to
    where do the questions go that it can't answer, could they land in my inbox
  `,
  "chatbot-setup": `
    I've no time for homework, what would I have to do before the bot can answer anybody
    how long does setting up the chatbot take
    suppose we order the bot on monday, what happens until it is on our site
    who writes down what the chatbot should say, you or my staff
    can I change what the bot says when our prices go up, and when is that live
    steps to get the chat on my page please
  `,
  "chatbot-privacy": `
    patients will pour their hearts out to that chat, what becomes of what they type
    our data protection lady asks what the chatbot saves and for how long
    does the robot ask my customers for their names
    are talks with the bot stored anywhere
    teenagers use our site, does the chat collect anything about them
    I don't want a file on each visitor, does the bot make profiles
  `,
  "ai-agents": `
    somebody told me you have a pack of machines writing for you, what do they do all day
    once the site is up nobody here will touch the words again, have you something that keeps them fresh
    the eighteen agents you advertise, what is that in English
    is it people or software, this team of eighteen that maintains content
    can something write new bits for the site without me lifting a finger
  `,
  "custom-crm": `
    names on beer mats, quotes in my head and contracts in the glove box, could you build something for that
    our members' details live in four places and no one dares delete anything, do you make a system for it
    I want one screen that shows a client and all I sent him
    do you program customer management that fits the way we work
    the office manager keeps it all in a spreadsheet that only she understands, is there something better from you
    a place for our clients and their papers, can you make it
  `,
  "mobile-apps": `
    the kids say nobody uses websites any more and the gym needs an app, do you do those
    could our loyal customers have us on their home screen as an app
    besides the website would you make the app as well
    I'd like my walking tours as an app, is that a thing you do
  `,
  "wordpress-migration": `
    my old page is in wordpress and it wants updating every five minutes, could you take it off there for me
    two hundred recipes on a wp site, links to them from everywhere, would they all survive a move to you
    the plugin mess on our wordpress is beyond repair, can you rebuild it as something else
    I'm scared google forgets us if we leave wordpress, do the addresses stay
    my page is in wordpress, you can pass it to yours?
  `,
  "plans-and-prices": `
    I've a meeting with my bank at nine and need one number, what does a website come to
    before I waste your time and mine, what are we talking, money wise
    our committee wants your prices in a table by tomorrow
    never mind the blurb, how much
    what would a hairdresser with two chairs pay you for a site
    im 16 and doing this for my dads garage, whats it gonna cost him
    could you set out the fees for your three packages
    quote me happy, what's a site per month
  `,
  "plan-essential": `
    for forty nine dollars I expect nothing much, what do I actually get
    does your basic package have backups and the padlock
    what will I be missing if I take the cheapest one
    is anything left out of the smallest plan that a pub would need
    list what comes with Website Essential
  `,
  "plan-pro": `
    I can't write to save my life, is there a plan where you draft the words
    which of the packages brings the chatbot and a couple of articles
    the one in the middle, what does it have over the small one
    is AI-Powered Pro worth it for a nursery, what's in it
    I'd pay more if somebody dealt with my pictures and texts, which plan is that
  `,
  "plan-enterprise": `
    we have four branches and each wants its own site, which plan
    the marketing people should edit and the partners approve, which package can do that
    what do we get for three hundred and fifty a month
    a chain of eleven salons, what is your biggest plan like
    can we go back to last week's version of the site, and in which plan
    tell me what is in the Enterprise AI Suite
  `,
  "price-chatbots": `
    I like the sound of that chat window, what would it set a small hotel back
    is the bot a one time charge or does it go on every month
    our treasurer asks for the price of the chatbot including setup
  `,
  "price-agents": `
    and these eighteen content agents, what do they cost us
    what do you charge for the big team of machines per month
    give me the monthly figure for the extended agents
    are the ai writers dear
    how much is agent team
  `,
  "price-crm": `
    a system for our clients sounds lovely, but what would it cost
    roughly what does one pay you for a crm
    I'd need a database of patients built, what's the damage
    price for the client management thing please
    how much you ask for CRM
  `,
  "price-apps": `
    my nephew quoted me eight grand for an app, what do you charge
    what's the starting price of an app with our brand
    could a small museum afford an app from you, how much
  `,
  "price-migration": `
    what would it cost to be rid of wordpress
    you would move the old wp pages for how much
    fee for bringing two hundred posts over from wordpress
    how much to convert our wordpress
    is eight hundred the final price for the move
  `,
  "annual-discount": `
    our budget is voted in april and we could pay the whole twelve months, does it get cheaper
    if I hand over a year's money today what do I save
    how much is it when paid by the year
    is monthly dearer than once a year
    what is the yearly price of Pro
    paying for a full year in one go, any benefit
  `,
  "change-plan": `
    trade is slow in winter, could I drop to the small plan and go up again in spring
    we took the cheap one and now want the chatbot, how do we move
    what if I pick the wrong plan
    is it easy to go from pro to enterprise later
  `,
  "custom-quote": `
    what we have in mind isn't on your list, it's a map of all our moorings, who works out a price
    could you make us an offer for a museum guide with twelve languages of sound
    I need a written estimate for my board before anything else
    none of the three fits, can you put a price on something made for us
    we'd like a tender from you for a bigger job
  `,
  "is-it-free": `
    sounds too good, I can do all that planning and you don't want a penny
    at which point does this start costing me
    I'd like to play with the form first, will I be charged
    do I have to put my card in before I see anything
    can I keep the plan you make even if I never buy
    my dad says nothing is free so whats the catch
  `,
  "when-do-i-pay": `
    I get paid by insurers at the end of the month, when would you want the money
    do you take anything before I've seen a quote
    at which moment do we have to transfer the first amount
    is the first payment due now or when it is built
    is it a bill each month or once
    when does the charity receive your invoice
    will the add-on be charged once or always
  `,
  "money-back": `
    last web bloke kept my deposit and I'm once bitten, if I hate yours do I get it back
    ten days in and my partner can't stand it, is our payment gone
    how many days do I have to change my mind and be refunded
    we paid on the third and are not satisfied, please return the sum
  `,
  "stop-a-plan": `
    I'm selling the salon in autumn, what do I need to do about the plan with you
    it's a one summer festival, can I pack it in when it's over
    what do you do with my site on the day I leave, do I get it
    the trustees ask whether there is a fixed term and how one gives notice
    I want not continue, how I finish my subscription
    enough, take it offline and stop charging me
    will you send us our pages when we end the contract
  `,
};
