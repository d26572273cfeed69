/** What owners say of their own case, in words that no answer uses, one a line, by the entry's id. */
export const plainlyAsked: Readonly<Record<string, string>> = {
  "who-sees-my-project": `
    there are private things about our children in my answers, who sees them
    is this kept between you and me
    some of what I write is sensitive, do you keep it to yourselves
    nobody outside your office gets to see this, right
    I don't want this to get out
    do your staff gossip about what I tell you
    it is a surprise launch, can you keep quiet about it
    would you put secrecy in writing
  `,
  "plan-enterprise": `
    my deputies write and I sign it off, which plan is that
    my assistant should edit but not publish, which plan
    I have three branches with a site each, which plan
    two managers and me all need a login, which plan has that
    which plan lets me go back to an older version
    what does the top plan give a chain of shops
  `,
  "plan-pro": `
    do you write articles for me every month, and in which plan
    which plan has somebody writing the words
    if I take pro, will there be blog pieces
    what does 150 buy me
    is the picture cropping in the 150 plan
  `,
  "plan-essential": `
    what am I getting for my 49
    does the cheapest one come with a certificate and backups
    is essential enough for a single shop
  `,
  "how-long": `
    is it a five minute job or a whole weekend
    do I need to set aside an evening for the form
    can I do this over a cup of tea
    is it one of those forms that never ends
    how much of my afternoon will this eat
    how far through am I after ten minutes
  `,
  "stop-a-plan": `
    I only need it for the summer, can I end it in october
    it is a pop up shop, can I stop after three months
    can we pack it in at the end of the season
    we are moving abroad and want to end everything
    I found somebody else, how do I leave
    the business is sold, how do I hand the site back
    can I quit any time
  `,
  "about-us": `
    who exactly am I dealing with
    who precisely would be making my site
    are you one man in a bedroom or a proper firm
    how many of you are there
    introduce yourselves
    is there a real team behind this
    have you been around long
    what have you built before
  `,
  terms: `
    I expect to keep all rights in my book
    the recipes remain mine, do they
    do you claim any rights over my photographs
    who holds the rights to the words afterwards
    could you use my pictures elsewhere
    send me the legal bits
    whose is the design when we finish
    what am I agreeing to
  `,
  "change-later": `
    I misspelt a name in the form I sent on monday, how do I put it right
    I gave the wrong opening times and it has gone off
    found an error in what I sent, how is it rectified
    we have a new phone number since we filled it in
    I put the wrong price in and pressed submit
    can I have another go at my answers
    thought of something better after I sent it
    I want to add a service to what I sent
  `,
  "money-back": `
    what recourse do I have if I am not satisfied
    what if I am unhappy with it
    do you pay it back if I hate it
    I am a dissatisfied customer and want a refund
    is there a cooling off period
    what if the site is a disappointment
    how long do I have to change my mind and be paid back
    will you give us our subscription back if it isn't right
  `,
  "step-layout": `
    I want the garden part above the quiz night part
    put the prices first and the story after
    the gallery should come before the map
    can the menu go at the top of the page and the history lower down
    our awards should stand above the team
    hide the part with the newsletter
    I don't want a gallery on the page
    swap the first two blocks
  `,
  "step-tone": `
    I would love the wording to feel calm and gentle
    could it be written a bit more down to earth
    the words should feel warm, where's that setting
    make it sound confident but not pushy
    how do I stop it sounding like a brochure
    where do I set the style of writing
    it should read like I talk
    we're a funeral director, it has to be respectful, where do I say that
  `,
  "step-fonts": `
    I want heavy metal letters for my titles
    something handwritten for the headings
    can I have an old fashioned typewriter look
    bigger letters for the older customers
    is comic sans allowed
  `,
  "step-theme": `
    can it be black and gold
    match the paint of our shop
    where do I put in the exact green of our van
    I'd like something autumnal, brown and orange
  `,
  "contrast-check": `
    there is a warning triangle at my sage and cream
    my two greens get a cross
    it tells me my white on yellow is not good enough
    why am I not allowed beige on white
    my designer chose these and your thing says no
  `,
  browsers: `
    I've only got my phone with me, can I do it on that
    can I fill it in on my android in the van
    I'm on the bus with my tablet, will it do
    we only have a very old windows machine
    do I need a proper computer or is my phone enough
    can it be done from a phone
    javascript is switched off here, does it matter
  `,
  "upload-refused": `
    tried adding our brochure and got told no
    it spat my picture out
    I add a file and it just says no
    it will not have my photograph
    my picture is apparently too heavy
    keeps bouncing my logo
    says wrong type but it is a jpg
  `,
  specification: `
    what is it I walk away with at the end
    what do I have in my hands after the nine steps
    in which formats can it be exported for our developers
    can our own programmers build from your document
    do you hand over a written plan
    what use is the brief to me
  `,
  privacy: `
    any third party analytics on this site
    do you use fingerprinting or trackers
    do you pass on what you know about me
    is there google analytics here
    what happens to my email address
    how long do you keep my details
  `,
  "wordpress-migration": `
    do you preserve permalinks when you port a blog
    will my ten years of posts come across from wordpress
    do the comments and pictures of my wp blog come along
    can you lift my wordpress site over without losing google
    my wp site has been hacked twice, can you take it over
  `,
  "custom-quote": `
    none of your three plans cover what we want
    my director wants something unusual, how do I get it costed
    we need a bit of this and a bit of that, who prices it
    can somebody work out what mine would cost
    it is a bigger thing with several parts, may I have an estimate
    I'd want a price in writing for my own idea
  `,
  "download-my-data": `
    I have to hand over everything in our account before I leave, how do I pull it out
    I want a backup of all I wrote here
    how do I take my answers and files with me
    can I get everything out of my account in one go
    a copy of all our stuff for the archive
  `,
  "delete-account": `
    I want out, wipe my profile
    take everything of mine off your servers
    I changed my mind, remove my details and my files
    how do I disappear from here
    forget that I was ever here
  `,
  "when-do-i-pay": `
    is advance payment needed or only after completion
    do you want money first or when it's finished
    is anything due today
    do I pay before or after the work
    when do you bill us
    half now and half later, or how
    do you want my card details to begin
    do I pay that at once
  `,
  process: `
    describe the order of events from filling in to launch
    what happens when, from now until it is online
    who does what and in which order
    run me through it
    what are the stages before it goes live
    what comes first and what comes last
    I fill it in, and then what, until it is finished
  `,
  "is-it-free": `
    will there be a bill for just looking round
    can I have a play with it before I spend anything
    do I need a card to try it
    what's it cost to fill this in
    am I going to be charged for trying
    it costs nothing to have a go, does it
  `,
  "whose-words": `
    I typed my home number in a box, is that going live
    please don't put my mobile on the site
    I told you my margins, surely nobody sees that
    will the whole world read what I put in these boxes
    that bit was only for you, not for the site
    is every word I type going on the website
    I gave an example price, is it going to appear
  `,
  "chatbot-answers": `
    would the bot ever promise a price I never agreed to
    could the bot give somebody a wrong price
    can it tell my customers something that isn't true
    what if a customer argues with the bot
    who is to blame when the bot gets it wrong
    does it only say what I told it
  `,
  "chatbot-integrations": `
    does the bot have webhooks
    can it feed hubspot
    does it tie in with google calendar
    does the chat work on a shopify or wix site
    can it drop a mail to my receptionist
  `,
  "cannot-answer": `
    no clue what my target audience is, can it stay empty
    what on earth is a value proposition, can I leave it out
    I have no slogan, may I skip that
    do I have to fill in the legal stuff
    I don't have an answer for number four
    can you decide that one for me
    I haven't a scooby what this is asking
  `,
  "after-submit": `
    he has just sent the questionnaire, when should he expect a reply
    we sent it on friday, who comes back to us
    how soon do you come back to me once it is sent
    is there someone who checks what I sent
    what do I wait for after sending
    how many days until I hear something after submitting
  `,
  "price-chatbots": `
    what's the going price for one of these chat things
    pricing on the chat bit
    what do you want for a bot on a dental site
    what's the monthly on the chat
    what do I pay you for the chat once it runs
  `,
  "price-apps": `
    what will be the costing for one android application
    what's the starting price of an app
    ballpark for a simple app
    what does it run to, an app for our gym
  `,
  "custom-crm": `
    are you people developing customer software also
    something instead of my card index of customers
    a place for all my clients and what they ordered
    do you do software for keeping tabs on clients
    could you replace our spreadsheet of members with something proper
  `,
  "plans-and-prices": `
    ballpark for a new website for a nursery
    what's a website going to run me
    how deep do I have to dig in my pocket for a site
    what do you want for a five page site
    what do small firms usually pay you
    tell me roughly what I'm in for
    how much would that be, a site
    what's the cheapest I can get a website for
  `,
  "annual-discount": `
    do I get a few quid off if I pay the twelve months
    what do I save with the twelve months at once
    yearly is how much less
    do you knock anything off for a year up front
  `,
  "change-plan": `
    starting small and growing into the next plan, is that doable
    can I begin with 49 and go to 150 when trade picks up
    can I move down a plan when it's quiet
    is upgrading a hassle
  `,
  "talk-to-a-person": `
    I shall telephone, the number please
    number please
    have you got a phone number
    give me a name and a number
    I would like to be rung back
    I need to explain this to somebody
    too complicated to type, who can I speak to
    can I come and talk it over with someone
  `,
  "opening-hours": `
    anyone about on saturday afternoon
    is there somebody there in the evenings
    are you closed over christmas
    when can I catch somebody on the phone
    do you work bank holidays
  `,
  "office-address": `
    and where is that
    where is your place
    which bit of london
    could I pop in, and where
    how far are you from the station
    where do letters go
  `,
  "article-search": `
    people search for a farm shop round here and we don't come up
    we're on page five of google
    how do we get seen by people searching near us
    type in our trade and town and we are nowhere
    my competitor comes first in google and I don't come at all
  `,
  "article-contrast": `
    what does your contrast certificate guarantee
    our user group asked what the contrast certificate is for
    can I show the contrast certificate to the council
  `,
  "report-a-fault": `
    the page just spins when I press next
    I press next and it sits there
    something on your page is wonky
    half the page is missing on my screen
    it jumps about while I type
    the page goes blank
  `,
  "forgot-password": `
    it keeps saying wrong email or password and I know it's right
    I've been locked out
    it says my details are not recognised
    can't remember my login details
    the mail with the link never came
    which email did I sign up with
  `,
  "account-security": `
    my session got hijacked, how do I kill all logins
    an employee left and still has the login
    is there a way to see where I'm signed in
    I think somebody was in my account last night
    log me out of every machine
  `,
  hosting: `
    a friend has the domain for us, can we hold on to it
    our name is registered with somebody in dublin, can you use it
    do I keep paying my old host
    what happens to the address we have now
    is the server in the price
  `,
  "lost-connection": `
    signal is dreadful here, will it hang on to my answers
    will it remember me if I nip off to serve a customer
    the power went, what is left of it
    do I have to do it all again when the line drops
    I started on my phone, can I carry on at my desk
  `,
  "step-media": `
    parents haven't agreed to photos, could you use stock ones
    use pictures from a library please
    we have no pictures worth showing, can you find some
    where do I put the photos of our cottages
    I want to send you my gallery
  `,
  "ai-agents": `
    what's this team of 18 about
    the AI part, what does it do for me
    what are the robots of yours writing
  `,
};
