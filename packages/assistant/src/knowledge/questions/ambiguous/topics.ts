/**
 * Topics that several entries share, one a line, by the ids of these: a question that only names the topic is
 * ambiguous.
 */
export const openTopics: Readonly<Record<string, string>> = {
  "web-design, plans-and-prices": `
    website
    site`,
  "ai-chatbots, price-chatbots, chatbot-setup, chatbot-answers": `
    chatbot
    bots`,
  "mobile-apps, price-apps": "apps",
  "custom-crm, price-crm": `
    crm
    customer database`,
  "custom-crm, article-conversion": "customers",
  "ai-agents, price-agents": "agents",
  "ai-agents, ai-chatbots, plan-pro": `
    ai
    artificial intelligence`,
  "wordpress-migration, price-migration": "wordpress",
  "plans-and-prices, plan-essential, plan-pro, plan-enterprise": `
    plans
    packages`,
  "price-chatbots, price-agents, price-crm, price-apps": `
    add-ons
    extras`,
  "when-do-i-pay, plans-and-prices, annual-discount": `
    payment
    paying`,
  "plans-and-prices, when-do-i-pay, money-back": "money",
  "plans-and-prices, price-chatbots, price-apps, price-crm": `
    price
    costs`,
  "stop-a-plan, terms": "contract",
  "stop-a-plan, delete-account, newsletter": `
    cancelling
    unsubscribing`,
  "custom-quote, after-submit": `
    quote
    offer`,
  "hosting, step-sitemap": `
    domain
    web address`,
  "hosting, stop-a-plan, plan-essential": "hosting",
  "hosting, download-my-data, lost-connection": "backup",
  "step-theme, contrast-check": "colours",
  "contrast-check, article-contrast": "contrast",
  "step-welcome, which-files": "logo",
  "step-media, which-files, upload-refused": `
    pictures
    files
    upload
    documents`,
  "step-tone, whose-words, plan-pro": `
    texts
    wording`,
  "step-sitemap, step-layout": `
    pages
    layout`,
  "web-design, step-theme, step-layout, step-fonts": `
    design
    look`,
  "process, how-to-begin, how-long": `
    steps
    process
    questionnaire`,
  "how-to-begin, process, what-do-i-need": `
    start
    beginning`,
  "how-long, building-time, after-submit": "time",
  "delete-account, account-security, forgot-password, how-to-begin": "account",
  "forgot-password, account-security": `
    login
    password`,
  "privacy, download-my-data, delete-account": "data",
  "privacy, who-sees-my-project, chatbot-privacy": `
    privacy
    confidentiality`,
  "account-security, privacy, hosting": "security",
  "newsletter, after-submit, talk-to-a-person": "emails",
  "change-later, change-plan": "changes",
  "report-a-fault, forgot-password, upload-refused": `
    problem
    error`,
  "report-a-fault, talk-to-a-person": `
    help
    support`,
  "talk-to-a-person, mobile-apps, article-mobile": `
    phone
    mobile`,
  "article-search, forgot-password": "google",
  "office-address, opening-hours, talk-to-a-person": `
    visit
    meeting`,
  "blog-on-my-site, articles, plan-pro": "blog",
  "specification, download-my-data": "download",
  "lost-connection, report-a-fault": "connection",
  "building-time, after-submit": `
    launch
    delivery`,
  "confirmation-email, forgot-password": "link",
  "site-files, specification": "code",
  "step-fonts": `
    fonts
    typefaces`,
  "live-preview": "preview",
  specification: "specification",
  "opening-hours": "opening hours",
  newsletter: "newsletter",
  articles: "articles",
  "step-sitemap": "sitemap",
  "about-us": "the team",
  "money-back": "refund",
  "office-address": "office address",
  "is-it-free": "free of charge",
  privacy: "cookies",
};

/** Wordings that name a topic and ask nothing specific. */
export const waysToName: readonly ((topic: string) => string)[] = [
  (topic) => topic,
  (topic) => `about ${topic}`,
  (topic) => `${topic} stuff`,
];
