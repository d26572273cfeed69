/** More questions that leave open what is meant: of a word that several entries share, one a line, by their ids. */
export const leftOpenByWord: Readonly<Record<string, string>> = {
  "process, ai-chatbots, how-to-begin": `
    how does that work then
    explain it to me
    what is it
    how does this thing work
  `,
  "web-design, about-us, ai-agents": `
    what do you do
    what do you offer
    what can you do for me
    your services
    what services do you have
    what is it you do
    what can I get from you
  `,
  "stop-a-plan, terms": `
    is there a contract
    what about the contract
    how long is the contract
    do I sign something
    what am I signing
    contract
  `,
  "privacy, account-security, hosting": `
    how safe is it
    security
    how secure are you
    is my stuff secure
  `,
  "stop-a-plan, newsletter, delete-account": `
    how do I stop it
    stop it
    how do I end it
    make it stop
    turn it off
    can I opt out
    how can I unsubscribe from everything
  `,
  "stop-a-plan, change-plan, lost-connection": `
    can I pause
    can I take a break
    put it on hold
    can I stop for a while
    continue later
  `,
  "web-design, cannot-answer, talk-to-a-person": `
    can somebody do it for me
    I can't do this myself
    can you do it all for me
    I don't have time for this
    can you fill it in for me
  `,
  "articles, plan-pro": `
    articles
    do I get articles
    a blog
    who writes the blog
    blog posts
  `,
  "about-us, step-layout": `
    reviews
    testimonials
    what do your customers say
  `,
  "about-us, plan-enterprise": `
    the team
    team members
    can my team use it
    my colleagues
  `,
  "hosting, ai-agents, plan-essential": `
    who looks after it
    maintenance
    who keeps it up to date
    updates
    do you take care of it afterwards
    who maintains the site
    aftercare
  `,
  "hosting, download-my-data": `
    backup
    are there backups of it
    do I get a backup
  `,
  "hosting, plan-essential, plans-and-prices": `
    is it included
    is that included in the price
    does it come with that
    what about the certificate
    is everything included
  `,
  "price-chatbots, plans-and-prices, when-do-i-pay": `
    is there a setup fee
    a one off fee
    setup costs
    do I pay once or every month
    is it monthly or once
  `,
  "step-sitemap, plan-essential, plans-and-prices": `
    how many pages
    number of pages
    is there a limit on pages
  `,
  "live-preview, after-submit": `
    is that final
    is it finished
    is this the final thing
    is that it now
  `,
  "lost-connection, annual-discount": `
    do I save
    how do I save
    saving
  `,
  "lost-connection, after-submit": `
    did it go through
    is it saved or sent
    did you get it
    have you got my answers
    has it been sent
  `,
  "change-later, delete-account, how-to-begin": `
    start over
    begin again
    start from the beginning
    reset everything
    I want to start again
  `,
  "delete-account, step-sitemap, step-media": `
    how do I delete it
    remove it
    delete something
    take it away
    how can I remove something
  `,
  "step-media, step-layout, step-sitemap": `
    how do I add something
    add something to my site
    can I put more on it
    I want to add more
    where do I add things
  `,
  "talk-to-a-person, newsletter, forgot-password": `
    email
    the email
    emails
    about an email
    I didn't get the email
  `,
  "forgot-password, after-submit": `
    the mail hasn't arrived
    no email came
    still waiting for the email
    where is my email
    did you send me a mail
  `,
  "article-search, forgot-password": `
    google
    something with google
    it's about google
  `,
  "opening-hours, talk-to-a-person, chatbot-integrations": `
    appointment
    can I make an appointment
    book an appointment
    booking
    I'd like an appointment
  `,
  "opening-hours, after-submit, how-long": `
    when
    when can you do it
    when can you start
    how soon can you start
    how fast are you
  `,
  "web-design, hosting, wordpress-migration": `
    can you take over my site
    my old website
    improve our existing site
    what about the site we have
    do something about my site
  `,
  "chatbot-answers, chatbot-setup": `
    what does the bot say
    what the chatbot says
    the bot's answers
    what can it answer
  `,
  "chatbot-answers, talk-to-a-person": `
    what if you don't know
    do you ever get it wrong
  `,
  "specification, live-preview, after-submit": `
    what do I get at the end
    what do I get
    the result
    what comes out of it
    what will I have afterwards
  `,
  "what-do-i-need, step-media, which-files": `
    what can I upload
    what should I send you
    what do you need from us
    can I send you something
    where do I send things
  `,
  "how-long, how-to-begin": `
    is it easy
    is it difficult
    is it a lot of work
    how hard is it
  `,
  "step-theme, step-fonts": `
    fonts and colours
    our brand style
    the house style
    brand guidelines
    our branding
  `,
  "step-tone, whose-words": `
    what about the text
    my words
    texts for the site
    the words on the site
  `,
  "who-sees-my-project, privacy": `
    confidentiality
    do you keep things to yourself
    will you tell anyone
    data protection
    who has access
  `,
  "account-security, forgot-password, delete-account": `
    my account
    account problem
    account settings
    something about my account
    profile
  `,
  "account-security, report-a-fault": `
    something strange happened
    something is not right with my account
    it changed by itself
    things have changed that I didn't change
  `,
  "upload-refused, contrast-check": `
    it was rejected
    why is it refused
    why doesn't it accept it
    it says no
    it won't accept it
    it failed the check
    why is it red
  `,
  "terms, whose-words": `
    the rights to my texts
    can you use my texts
    what may you do with my words
  `,
};
