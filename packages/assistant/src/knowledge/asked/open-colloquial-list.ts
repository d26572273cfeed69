/** Questions in idioms and single words that leave open what is meant, one a line, by the ids of the entries. */
export const leftOpenColloquially: Readonly<Record<string, string>> = {
  "stop-a-plan, delete-account, newsletter": `
    I want out of it
    let me out
    I'm off
    how do I get out
    no longer interested
    I've had enough
    end this please
  `,
  "forgot-password, account-security, delete-account, how-to-begin": `
    accounts
    something about an account
    account stuff
    my profile
  `,
  "report-a-fault, upload-refused, forgot-password, lost-connection": `
    doesn't work
    it's not working for me
    it keeps failing
    nothing's happening
    I get an error
    there's an error
    stuck, it won't go on
    why won't it let me
  `,
  "ai-chatbots, ai-agents, plan-pro": `
    the ai bit
    something with ai
    the artificial intelligence you offer
    what's this ai of yours
    ai please
  `,
  "custom-crm, mobile-apps, ai-chatbots": `
    something to look after my customers
    a thing for my clients
    anything to make it easier for customers
    got anything for my regulars
    software for my shop
  `,
  "hosting, download-my-data, lost-connection": `
    backups
    is there a backup
    are backups made
    what about backup
    backing things up
  `,
  "process, how-to-begin, how-long, after-submit": `
    the process
    the steps
    procedure
    how it goes
    about the steps
    step by step
  `,
  "change-plan, change-later, step-theme, step-layout": `
    I'd like it different
    can we make changes
    changes
    I want something changed
    it needs changing
    make a change
  `,
  "how-long, after-submit": `
    how long until it's done
    when is it ready
    when will it be finished
    how fast can it be
    timescale
    turnaround
    how soon
    how quickly
    what's the wait
    when can I have it
  `,
  "price-chatbots, ai-chatbots, chatbot-setup, chatbot-answers": `
    bots
    the bot
    the chat thing
    chatbot?
    about the bot
    chat
  `,
  "plans-and-prices, price-chatbots, price-apps, price-crm": `
    costs
    the cost
    how much then
    what's it cost
    the price
    how much is it all
  `,
  "privacy, who-sees-my-project, chatbot-privacy": `
    confidentiality
    can I trust you with this
    does it stay between us
    is that kept private
    are you discreet
    is it safe with you
  `,
  "talk-to-a-person, report-a-fault": `
    got an issue
    can you help me
    need some help here
    support
    help me out
  `,
  "plan-essential, plan-pro, plan-enterprise": `
    which plan is right for me
    what's the difference between the plans
    what do I get
    what's included
    what's in it
    features
  `,
  "when-do-i-pay, plans-and-prices, money-back": `
    money
    about the money
    paying you
    my payment
    a question about payment
  `,
  "step-media, step-welcome, which-files": `
    where do I put it
    where does it go
    I want to add something
    sending you things
    attachments
    where do I send my stuff
  `,
  "step-tone, whose-words, terms": `
    the texts
    about the wording
    texts
    the writing
    words
  `,
  "specification, download-my-data": `
    the file at the end
    get a copy
    can I have it as a file
    the zip
  `,
  "web-design, wordpress-migration": `
    I already have a website
    we have a site, what can you do with it
    about our present site
    take over our site
    our old site
  `,
  "newsletter, talk-to-a-person, after-submit": `
    I got an email from you
    why did you mail me
    about your email
    your mail
    emails
  `,
  "article-search, article-conversion": `
    more visitors
    how do I get more people to my site
    more business from the site
    the website doesn't bring anything
    traffic
    get noticed
  `,
  "opening-hours, talk-to-a-person, office-address": `
    can I see you
    meet you
    visiting
    drop by
    how do I meet somebody
  `,
  "live-preview, about-us": `
    can I see one
    show me an example
    is there an example
    examples
    can I see what it looks like
    a sample
  `,
};
