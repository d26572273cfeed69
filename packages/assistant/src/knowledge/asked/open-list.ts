/** Questions that leave open which of several entries is meant, one a line, by the ids of these. */
export const leftOpen: Readonly<Record<string, string>> = {
  "privacy, chatbot-privacy, who-sees-my-project": `
    is it confidential
    is this private
    is this secure
    who can read this
    who reads what I write here
    can anybody see it
    will anyone else see this
    what do you do with it all
    is it kept secret
    where does what I type end up
    do you keep it all
    is my information safe
    is everything I say stored
  `,
  "stop-a-plan, delete-account, newsletter": `
    get me out of this
    I want to be out
    cancel everything please
    take me off your list and everything
    stop all of it
    remove me
    sign me off everything
    I'm done with you
    count me out
    I'd like to leave
    unsubscribe and delete me
  `,
  "money-back, stop-a-plan": `
    I am not happy with this
    not what I expected
    it's not for us
    we are disappointed
    what if we don't like it
    this isn't what I wanted
    can I get out if it's no good
    I've changed my mind about it all
    I regret it
    what if it's not right for me
  `,
  "money-back, stop-a-plan, change-plan": `
    it costs us too much now
    we can't afford it any more
    too dear for us after all
    it's more than we need
    it's not working out
    we don't use it
  `,
  "change-plan, change-later": `
    how can I change it
    can it be changed
    can I change that afterwards
    can I swap it later
    I'd like to change something
    what if I want something different later
    can I switch
  `,
  "ai-chatbots, ai-agents, plan-pro": `
    do you use ai
    what ai do you have
    the ai stuff
    I'm interested in the ai
    what is the ai for
    can the ai help me
    which ai is it
    is there ai in it
    artificial intelligence
    can ai write it for me
    will the ai do my texts
  `,
  "price-chatbots, price-agents, plan-pro": `
    what does the ai cost
    price of the ai
    how much extra is ai
    ai prices
    what do you charge for ai
    how much are the bots
    cost of the robots
  `,
  "price-chatbots, price-agents, price-crm, price-apps": `
    what are your add-ons
    how much are the add-ons
    prices of extras
    what extras can I get
    which extras cost more
    price of the additional things
    what can I add and what does it cost
    what else costs extra
  `,
  "plans-and-prices, price-chatbots, price-agents, price-crm": `
    how much
    what does it cost
    prices
    how much do I pay a month
    cost
    what would I have to pay
  `,
  "plan-essential, plan-pro, plan-enterprise, plans-and-prices": `
    which one do I need
    which is the right one for me
    which would you recommend
    what is the difference between them
    what's the difference
    which one is best
    compare them
    what do I get for it
    which of the three
  `,
  "plan-pro, plan-enterprise": `
    the bigger plans
    one of the larger plans
    the dearer ones
    which plans have articles
  `,
  "plan-pro, price-agents": `
    something for 150
    the one for a hundred and fifty
    what is 150 a month
  `,
  "when-do-i-pay, plans-and-prices, annual-discount": `
    paying
    payment
    about paying
    paying monthly
    how does payment work
    payments per month
    billing
  `,
  "how-long, after-submit": `
    how many days does it take
    when is it done
    when will it be finished
    how soon
    how long will I wait
    how many weeks
    when is it ready
  `,
  "how-to-begin, process, what-do-i-need": `
    where do we go from here
    what do I do
    what must I do
    what comes first
    I am new to this
    first time here
    what are the next steps
    what is step one
    what happens now
    where do I come in
  `,
  "after-submit, talk-to-a-person": `
    when do you reply
    when will you answer me
    when do I get an answer
    do you get back to me
    will somebody contact me
    I'm waiting for your reply
    nobody has answered me
  `,
  "after-submit, newsletter": `
    your emails
    why do you email me
    what emails do I get
    will I get emails
  `,
  "forgot-password, account-security": `
    a problem with signing in
    trouble logging in
    something's wrong with my login
    login problem
    my login
    about my password
    issue with my account
  `,
  "report-a-fault, forgot-password, upload-refused": `
    it does not work
    not working
    won't work
    nothing works
    it fails
    it says error
    I get an error
    something went wrong
    there is a problem
  `,
  "report-a-fault, lost-connection": `
    everything is gone
    all my work has vanished
    my answers have disappeared
    it lost everything
    where has all my stuff gone
    it's all empty now
    my text is missing
  `,
  "report-a-fault, talk-to-a-person": `
    I need help
    can you help me
    help me please
    support please
    customer service
  `,
  "mobile-apps, browsers, article-mobile": `
    on my phone
    phones
    does it work on a phone
    is it for mobiles
    mobile
    does it run on phones and tablets
    smartphones
  `,
  "custom-crm, price-crm": `
    customer database
    a crm
    crm system
    something for our customer data
  `,
  "wordpress-migration, price-migration": `
    we have wordpress
    my wordpress site
    wordpress move
    coming from wordpress
    our site is on wordpress
  `,
  "wordpress-migration, hosting": `
    we already have a site
    I've got a website already
    my existing site
    what about my current website
  `,
  "hosting, step-sitemap": `
    the addresses
    domains and pages
    website address
    about the domain
  `,
  "hosting, stop-a-plan": `
    hosting only
    what happens to the hosting
  `,
  "talk-to-a-person, opening-hours, office-address": `
    can we meet up
    can I drop by
    when can I visit
    can I come in and talk
    meet in person
    can I see you
    when can I come
    can I come to you
  `,
  "talk-to-a-person, opening-hours": `
    can I phone
    can I call now
    are you there now
    is anyone there
    can somebody talk now
  `,
  "about-us, article-choosing": `
    why you
    why should I choose you
    what makes you better
    are you any good
  `,
  "newsletter, delete-account": `
    stop sending me mail and delete my address
    no more emails
    take my email out
    remove my email
  `,
  "is-it-free, when-do-i-pay": `
    do I pay now
    does this cost me anything yet
    do I pay for this
  `,
};
