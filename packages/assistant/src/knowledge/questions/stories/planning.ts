/** Questions inside a story, about planning a website and the account, by the ids of the entries that answer them. */
export const planningStories: Readonly<Record<string, string>> = {
  process: `
    never bought a website in my life, so pretend I'm five, how does this go with you
    the vicar asked me to find out how you work, from the first chat to the thing being online
    before I begin I want to know every stage
    can you describe your way of working for our board
    explain me the way of working please
  `,
  "how-long": `
    I've a quarter of an hour between clients, can I get through your questions in that
    is this form a quick one or should I make a pot of tea
    how long will I be sitting at these nine steps
    my wife wants to know if I'll be at the questionnaire all evening
    how much time for to fill the form
    roughly how long does answering everything take
  `,
  "how-to-begin": `
    right, I'm sat at the computer with a coffee, what do I press first
    how do I open an account and get going
    my boss told me to start this for our firm, where do I go
    where I must click for start
    how do we get set up with a login to plan our site
  `,
  "what-do-i-need": `
    before I close the bakery and sit down to this, should I fetch anything
    what do I bring to the table, photos, papers, a logo
    I have nothing but an address and opening times, is that enough to begin with
    which documents do you require of us beforehand
    do I need my texts written before I start
  `,
  "cannot-answer": `
    it asks for my audience and I haven't the foggiest, may I skip it
    I'm stuck at a question about values, can I leave it and go on
    some of this is double dutch to me, do I have to fill it in
    must we answer every question or can some stay open
  `,
  "step-welcome": `
    the logo comes from the designer next week, can I go on without
    at which point do you ask for a logo
    we have an old badge on paper, where does it go in your form
  `,
  "step-fonts": `
    can the headings look like the lettering over our shop door
    I can't stand those thin modern letters, where do I pick others
  `,
  "step-theme": `
    the van, the aprons and the bags are all bottle green, can the site be
    we have exact brand colours from our designer, where do they go
    my daughter picked pink and I hate it, how do I choose another colour
  `,
  "step-layout": `
    I only want the opening hours and the menu on the front, how do I throw out the rest
    how do I put the reviews above the gallery
    there's a team bit but I work alone, how does it go away
    the blocks on the page are in the wrong order for me
  `,
  "step-media": `
    I've two hundred snaps of cakes on my phone, where do I put the good ones
    we have not a single decent picture of the hall, can you find some
    where do the brochures and photos get added
    is it alright to use stock pictures until mine are taken
  `,
  "step-tone": `
    I talk to my customers like neighbours, can the site do the same
    our partners want it formal but not stiff, where is that set
  `,
  hosting: `
    a lad set up our domain years ago and it costs me twelve quid a year, can it stay as it is
    is keeping it online part of the price
    what happens about the security certificate
    is there a copy made of the site each night
    do I need to hire a server of my own
    we own already the domain, we can use it?
  `,
  "step-sitemap": `
    weddings and funerals should not be on the same page, can I have one each
    how do I rename a page that you suggested
    I'd want about twelve pages, is that a problem
  `,
  "after-submit": `
    sent the lot on sunday night and since then silence, what are you doing with it
    I pressed the last button, am I now in your hands or do I have to do something
    does a human read what we sent
    have I signed my life away by submitting
    my form is with you since thursday, when do I get a reply
    I sent the questionnaire, what is coming now
    does the summary by mail mean I've bought it
  `,
  "live-preview": `
    what I see beside the form has somebody else's pictures, is it going to look like that
    is that little picture of my site the real thing
    can I look at something before I spend money
    the preview is not how I imagined, is it final
    will I see a draft before the parish does
  `,
  "contrast-check": `
    it tells me my lovely yellow is no good, says who
    why can't I have pale grey writing
    a red cross beside my brand colours, what did I do wrong
    our colours failed some test, please explain
    how do you measure whether text can be read
  `,
  "whose-words": `
    I had a rant about the council in one of the boxes, please tell me nobody will see it
    are my own remarks to you printed on the website
    I gave you my private number in the form, is it shown
  `,
  specification: `
    my brother in law builds sites for a living, can he work from the plan you give me
    what precisely do you deliver after the nine steps
    could I feed what you produce to an ai
  `,
  "change-later": `
    handed it in on friday, on saturday we moved the shop, where do I put the new address
    my sister spotted a howler in our answers after I sent them
    is it too late to pick another colour now it is sent
    I have sent and there is mistake, how to correct
  `,
  "lost-connection": `
    ferry lost its signal halfway through question nine, did it keep what I had
    my three year old closed the laptop, tell me it isn't all gone
    typed for an hour, then the fuse went
    can I begin at work and go on at home
    two of us changed the same answer on two machines, which one stays
    the other trustee answered differently from home, which answer is kept
    it saves alone or I must press something
  `,
  "which-files": `
    the menu is a pdf and the photos are straight off an iphone, will it take those
    how big may a picture be
  `,
  "upload-refused": `
    tried six times with the picture of the dining room and it spits it out every time
    the brochure is 14 MB and is turned down
  `,
  browsers: `
    I've an ancient laptop from the church office, will your form run on it
    which internet programs does it work with
    our firm only allows edge, is that supported
  `,
  "report-a-fault": `
    I've been pressing continue for ten minutes and it sits there like a lemon
    a page of yours shows gibberish, who wants to know
    there is a fault in the form, to whom should I report it
    the screen jumps back every time I choose a colour
    our shop window on the net has been dead since breakfast and you look after it
    the map on the page you made for us is gone
    is not working the button, who can help
    your stupid thing ate my click again and shows nothing
  `,
  "forgot-password": `
    I've tried every password I ever had including the cat's, what now
    it keeps telling me my details are wrong
    the reset mail gives me a page that says no longer valid
    I signed up with google and now it wants a password from me
  `,
  "confirmation-email": `
    made an account at midnight and there is still no mail to click on
    the bar at the top keeps nagging me to confirm
    our filter may have eaten your mail about confirming, can it come once more
    I pressed the button in your welcome mail a day late and it no longer works
    it is waiting for me to confirm but I have no mail
  `,
  "who-sees-my-project": `
    it's a secret until may, who at your end can look at our plans
    the butcher across the road uses you as well, can he see mine
    we'd want something signed before we tell you more
  `,
  "download-my-data": `
    I'm leaving the charity and need everything we typed in one file
    can I have my answers and files out as a zip
  `,
  "delete-account": `
    we've gone with someone else, please wipe everything about us
    how do I get rid of my account for good
  `,
  "account-security": `
    I was logged in at the library and forgot to log off
    our former secretary still knows the login, what do I do
    a mail said somebody signed in from another country, it was not me
  `,
};
