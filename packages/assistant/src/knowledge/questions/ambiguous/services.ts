/** Ambiguous questions about a service, by the ids of the entries that each may mean. */
export const ambiguousServices: Readonly<Record<string, string>> = {
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
    the ai bit
    something with ai
    the artificial intelligence you offer
    what's this ai of yours
    ai please
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
  "web-design, step-theme, step-fonts, step-layout": `
    design
    the design
    how will it look
    what will it look like
    styling
    the looks
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
  "web-design, steps-by-phone, cannot-answer, talk-to-a-person": `
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
  "article-search, forgot-password": `
    google
    something with google
    it's about google
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
  "web-design, wordpress-migration": `
    I already have a website
    we have a site, what can you do with it
    about our present site
    take over our site
    our old site
  `,
  "article-search, article-conversion": `
    more visitors
    how do I get more people to my site
    more business from the site
    the website doesn't bring anything
    traffic
    get noticed
  `,
};
