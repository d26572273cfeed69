/** Ambiguous questions about the agency or an account, by the ids of the entries that each may mean. */
export const ambiguousAgencyAndAccount: Readonly<Record<string, string>> = {
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
  "forgot-password, account-security": `
    a problem with signing in
    trouble logging in
    something's wrong with my login
    login problem
    my login
    about my password
    issue with my account
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
  "stop-a-plan, site-files": `
    do I keep my website if I leave
    if I leave do I get the website files
    what do I walk away with when we part
    what happens to the files when the contract ends
  `,
  "site-files, terms, specification": `
    the code
    about the code
    source code
    who gets the files
    do I get the files at the end
  `,
  "terms, download-my-data, specification": `
    can I take it elsewhere
    can I take everything with me
    do I own it
    does it belong to me
    is it mine to keep
  `,
  "privacy, account-security, hosting": `
    how safe is it
    security
    how secure are you
    is my stuff secure
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
  "delete-account, step-sitemap, step-media": `
    how do I delete it
    remove it
    delete something
    take it away
    how can I remove something
  `,
  "talk-to-a-person, newsletter, forgot-password": `
    email
    the email
    emails
    about an email
  `,
  "confirmation-email, forgot-password, after-submit": `
    I didn't get the email
    I got no email
    the email has not come
    the link in the email doesn't work
    your link has expired
    the link doesn't work
    I clicked the link and nothing happened
    send me the link again
    still no link
    nothing in my inbox
    the mail hasn't arrived
    no email came
    still waiting for the email
    where is my email
    did you send me a mail
  `,
  "opening-hours, talk-to-a-person, chatbot-integrations": `
    appointment
    can I make an appointment
    book an appointment
    booking
    I'd like an appointment
  `,
  "opening-hours, building-time, how-long": `
    when
    when can you do it
    when can you start
    how soon can you start
    how fast are you
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
  "terms, whose-words": `
    the rights to my texts
    can you use my texts
    what may you do with my words
  `,
  "forgot-password, account-security, delete-account, how-to-begin": `
    accounts
    something about an account
    account stuff
    my profile
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
  "newsletter, talk-to-a-person, after-submit": `
    I got an email from you
    why did you mail me
    about your email
    your mail
    emails
  `,
  "opening-hours, talk-to-a-person, office-address": `
    can I see you
    meet you
    visiting
    drop by
    how do I meet somebody
  `,
};
