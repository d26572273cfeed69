/**
 * Questions as they are dictated, pasted from a letter, asked in dialect or by somebody who says first why, by the ids
 * of the entries that answer them.
 */
export const furtherVoices: Readonly<Record<string, string>> = {
  "web-design": `
    hello I run a small cattery with my mother and at the moment people find us by a card in the post office, I would like that to be a website
    good evening, retired teacher here, I tutor latin and would need a modest page, is that in your line
    we've been let down twice by web people, would you take us on and start afresh
    dear sir or madam, our angling society wishes to have a website made
    I'm after a site, nothing fancy, where my number is big
    need sum1 2 make a site for my brows and lashes
    could you turn our leaflet into a website
  `,
  "ai-chatbots": `
    people ask the same daft things at the counter all day, is there a machine for that on the web
    what is it your chat assistant does that a page of questions doesn't
    our receptionist is leaving, could software answer website visitors instead
    a bot for a small law firm, does that make sense and what would it do
    do you have one of those chat bubbles to sell
  `,
  "chatbot-answers": `
    what does it say if a customer asks something none of us thought of
    as a pharmacist I must be sure that it never makes up a dose
    when two meanings are possible which does the bot take
    will the chat just say anything to please people
  `,
  "chatbot-integrations": `
    we've got our own site from a friend, is your chatbot only for sites you make
    can whoever leaves their address in the chat appear in our contact system
    is it one line of code to put the bot into our present page
    may the chatbot use a language model of our choice
  `,
  "chatbot-setup": `
    I've agreed the bot with my partner, what are the steps till it speaks to customers
    what do you want from a pub landlord so that the bot knows everything
    who feeds the chatbot with answers
  `,
  "chatbot-privacy": `
    my customers are private people, what trace do they leave when they chat with it
    are the messages to the bot wiped at some point
    is the chat allowed under privacy law with what it stores
    does anyone at your end read my customers' chats
  `,
  "ai-agents": `
    you mention agents all over the place, are they spies or what, what do they do
    who keeps the words on my site up to date after it's live, those agents
    what jobs do your ai agents take over
    can the agents improve old texts of ours
  `,
  "custom-crm": `
    I do funerals and keep every family in a ledger, could that be a program
    somewhere to see every guest with their quotes and letters, would you build it
    we looked at salesforce and cried, do you make something simpler just for us
    need a proper system for my customers and their paperwork
  `,
  "mobile-apps": `
    my son in law swears by apps, would you build one for the bakery
    can it be in the app store as well as on the web
    push messages to regulars need an app I hear, do you make them
    looking for somebody to develop an app for our festival
  `,
  "wordpress-migration": `
    the lady who looked after our wordpress has passed away, could you bring the site over to yours
    I'm sick of plugins, take my wordpress and make it something calm
    will old addresses of our wp articles lead to the new ones
    we've a big wordpress site, what happens to it when we come to you
    can you take over from wordpress
  `,
  "plans-and-prices": `
    I'll be blunt I've three kids and not much put by, what's a website with you
    what sort of money does a small firm spend with you each month
    we have been given two hundred a month for this by the board, what does that buy
  `,
  "plan-essential": `
    we're only a scout troop so the smallest one will do, what does it include
    what does one get in your entry package
    is there enough in the cheapest plan for a dog walker
  `,
  "plan-pro": `
    I need words, pictures tidied and a bot, which of your plans has all that
    how many articles a month come with the middle plan
    in which package do you write the first draft for me
  `,
  "plan-enterprise": `
    one of your plans is for several sites I believe, tell me what it has
    we need different rights for staff on our site, which plan
    what does the dearest plan give me that pro doesn't
    do we get our own contact at your agency with the big plan
  `,
  "price-chatbots": `
    the chat assistant intrigues my committee but what would we pay for it
    chatbot cost per month and to set up
    is there a fee to install the bot
    what's the craic with the price of the bot
  `,
  "price-agents": `
    if I wanted all eighteen of them working on my texts what is that a month
    cost of the content agents
    the agents, are they extra and how much
  `,
  "price-crm": `
    suppose you made us that customer system, what order of money is it
    how much is a client database
    we've two and a half thousand for software, is that enough for a crm
  `,
  "price-apps": `
    what would we have to raise for an app of our own
    is an app thousands or hundreds
    what does it take in money to have an app made
  `,
  "price-migration": `
    what's the bill for lifting our blog off wordpress
    cost of migrating wordpress
    price to bring the wp site over
  `,
  "annual-discount": `
    I'd sooner settle up once a year, does that come cheaper
    how much does twelve months of the small plan cost in one payment
    is there a reduction for those who pay for the full year
    compare monthly with annual for me
  `,
  "change-plan": `
    can I begin small and go bigger once the money comes in
    our circumstances changed and the dear plan is too much, how do we come down one
    what if after a bit I need a bigger package
  `,
  "custom-quote": `
    I don't fit your three boxes, who gives me a figure for something odd
    please send an offer for the attached requirements
    what we need is a bit special so what would it cost and who decides
  `,
  "is-it-free": `
    money's tight so before I start, is this bit gratis
    can I go through all nine steps without paying a thing
  `,
  "when-do-i-pay": `
    so I say yes to your quote and then you want the money or after the site's up
    when's the first payment
    what day of the month is it taken
    do I pay before or after it's built
  `,
  "money-back": `
    and suppose the thing arrives and I can't bear to look at it, what about my money
    is there any comeback if we aren't satisfied
    how does the thirty day promise work
  `,
  "stop-a-plan": `
    my lease runs out in september and the shop with it, how do I wind up my plan
    how would one terminate the agreement at the end of the year
    when the contract is over does my stuff come back to me
  `,
  process: `
    could somebody walk a very old man through what happens when he orders a site from you
    please outline your procedure for our files
    how does it all fit together from form to website
  `,
  "how-long": `
    kids are in bed at eight and I'm asleep by nine, is that long enough for your questions
    is it a matter of minutes or hours to fill in
    how long do people usually spend on the questionnaire
  `,
  "how-to-begin": `
    I wish to open an account for our association
    let's get this show on the road, what do I click
  `,
  "what-do-i-need": `
    I'm on the train and could gather bits before tonight, what will you ask me for
    what should our secretary collect before we fill this in
    do I need photos before I can start
    anything to get ready first?
  `,
  "cannot-answer": `
    question four makes no sense to a bricklayer, can I pass
    left three empty, does that matter
  `,
  "step-welcome": `
    where does our coat of arms go in this form
    I'm waiting on my cousin for the logo, does that hold things up
    which step takes the logo
  `,
  "step-fonts": `
    I want old fashioned type as on a newspaper, how do I get that
    where can I change how the writing looks
    our brand font is garamond, where do I say so
  `,
  "step-theme": `
    the club plays in amber and black, how do I put that in
    I want to change from blue to something warmer
    is a dark version included
  `,
  "step-layout": `
    what's first on the page is not what I'd put first, how do I move it
    the news bit is of no use to a roofer, where do I turn it off
    how are the parts of a page arranged
  `,
  "step-media": `
    my pictures are on a memory stick, where do they go
    we haven't a photo to our name, what do you do then
  `,
  "step-tone": `
    I'm a plain speaking man and the site should be too, where is that decided
    my clients are grieving, the tone has to be gentle
    we want it to read like a letter, where do I choose
  `,
  hosting: `
    somebody told me a site has to live on a computer somewhere, who provides that
    our name is registered till 2027 with another firm, may we keep it
    does the monthly price keep it on the internet
  `,
  "step-sitemap": `
    a page for each of our five teachers would be good, where do I say that
    one of the pages you proposed is called services and I'd call it what we do
  `,
  "after-submit": `
    well that's me finished and it's gone off to you, what should I expect
    I filled it all in a week past monday, is anyone looking at it
    have I committed to anything now that it's sent
  `,
  "live-preview": `
    the thing on the right hand side, is it my site or just for show
    the preview has flowers and I sell tyres, will that change
    how true to life is the preview
    is the picture of the site final
  `,
  "contrast-check": `
    I'm told my teal on cream can't be read, I can read it fine, why does it complain
    what does failing contrast mean
  `,
  "whose-words": `
    I was very frank about my competitors in there, that's between us I hope
    which things I typed will end up in front of customers
    does what I jot down for you get printed
    my mobile number is in the answers and must not be public
    is every word I write put on the site
  `,
  specification: `
    can I hand your plan to a friend who codes
    what's inside the spec and what is it good for
    may I give the brief to an ai to build from
  `,
  "change-later": `
    I only noticed after sending that our street name is misspelt
    things moved on since we submitted and the menu is different
    can you let me back in to alter what I sent
    how do we correct a submitted project
    I've sent the wrong hours
  `,
  "lost-connection": `
    I live at the end of a bad line, does your form mind when it drops
    the cat walked over the keyboard and shut everything, is my text there
    do I need to press save before I go to work
    which device wins if I used both
  `,
  "which-files": `
    will you take a word file with our menu
    can I send in a drawing as svg
  `,
  "upload-refused": `
    our leaflet won't go in however often I try
    got a message that the picture is no good
    your form turned down my logo, what is wrong with it
  `,
  browsers: `
    all I own is a tablet, can I fill the thing in on that
  `,
  "report-a-fault": `
    I'm no expert but your page three looks all jumbled, thought you should know
    it threw an error at me and I wrote down the number
    our customers ring to say the website you run for us shows nothing
    we've had no website since yesterday evening and we pay you for it
    please look into a malfunction of your site
  `,
  "forgot-password": `
    it's been a year and I haven't the faintest what my password was
    I can't sign in with the email I always use
    locked out on both my phone and the pc
  `,
  "confirmation-email": `
    I typed in my address, it said check your mail, and there's nowt
    waiting on the mail with the confirm button since lunch
    can the confirm mail go out once more
    clicked the link to confirm and it says it is too old
    why am I told to confirm my address and how
  `,
  "who-sees-my-project": `
    I'd rather nobody heard about the new branch yet, who gets to see what I write
    is my project hidden from others
    do your people talk about clients' plans
    who at the agency has access to our answers
  `,
  "download-my-data": `
    my successor will need what I typed, how do I take it out
    where's the button to get everything I gave you
    a zip of our answers and files please
    I'd like my data under gdpr
    how to save a copy of my project data
  `,
  "delete-account": `
    we are done and would like our login and everything in it gone
    does deleting take my files too
  `,
  "account-security": `
    my ex may still be logged into this
    the laptop with my login on it was stolen
  `,
  "talk-to-a-person": `
    I'm eighty one and would far rather hear a voice
    to whom do I address a letter of complaint
    enough robots, somebody real please
    email for general questions
  `,
  "opening-hours": `
    when's the earliest somebody picks up
  `,
  "office-address": `
    I'd want to look you in the eye, where do you sit
    are you in the north or down south
  `,
  "about-us": `
    my bank asks who I'm dealing with, so who are you
    show me things you made for folk like me
  `,
  privacy: `
    I'm careful about the internet, what do you note down about me
    will my details be passed around
    what does this page store on my computer
  `,
  terms: `
    before I tick the box what is it I agree to
    may we use the words elsewhere afterwards
    do I lose the rights to my drawings
    show me the legal conditions
  `,
  newsletter: `
    can I get on the list for your monthly letter
    it comes every month and I never asked for it, take me off
  `,
  articles: `
    is there anything to read while I drink my tea
  `,
  "article-choosing": `
    how can a layman tell a decent web firm from a bad one
    two quotes in front of me and no idea which agency to trust
    what does one look for when picking a web designer
  `,
  "article-ai": `
    can't a robot make me a site for nothing
    does ai make mistakes in websites
  `,
  "article-conversion": `
    folk visit my page and then buy elsewhere, what's wrong with it
    nobody fills in our contact form
  `,
  "article-mobile": `
    most of ours are on their phones in the field, will it work for them
    will the site look right on a small screen
    text is always too tiny on my phone, is yours better
  `,
  "article-search": `
    nobody finds my shop on the internet unless they know the name
    we dropped off the first page, can you help with that
    how long before google knows about my site
  `,
  "building-time": `
    I've told my regulars it'll be up by the first of may, is that realistic
    how long are you about it, once you start building
    when can we expect the finished site
    are we talking days, weeks or months till it's online
    give me a rough date for going live
  `,
  "blog-on-my-site": `
    I like to write a few lines each week for my customers, could they go on the site
    we put out match reports, is there somewhere for them on the website
    could the site have a page of news that grows
  `,
  "site-files": `
    my last designer held the code to ransom, do I get mine from you
    what if I want to move the finished site to another company
    may our own technician have the site's code
  `,
};
