/** What the help centre answers, asked in idioms and half sentences, one a line, by the entry's id. */
export const colloquialOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    I'm in, where do I sign up
    you've convinced me, what next
    right, what button do I press
    where do I kick this off
    sign me up for a website
    how do I open an account
    ready to go, what now
    how do I get the ball rolling
    first thing to do
    where do I get going
    count me in, how do I start
    I'd like to join
  `,
  "how-long": `
    have I got time for this over a coffee
    can I do the questions in my lunch break
    is a quarter of an hour enough for the form
    how many evenings do I need
    does the questionnaire take forever
    will filling it in eat my afternoon
    how much of my time do the steps take
    I have half an hour free, is that enough to fill it in
    do I have to do all steps in one go
    got ten minutes, can I get through it
  `,
  "what-do-i-need": `
    what should be on my desk before I begin
    anything I should dig out first
    do I need to have everything ready
    what to get together before filling it in
    what do you want from me at the start
    papers or pictures I need beforehand
    list of what to prepare
    can I start with nothing ready
  `,
  "cannot-answer": `
    no clue what to write there
    I haven't the foggiest about my target group
    can I pass on a question
    do I have to answer all of them
    this question makes no sense for my business
    leave one out, is that bad
    I don't have an answer for that one yet
    what if I can't fill a field
    brand values? no idea, skip?
    stuck on a question
  `,
  "after-submit": `
    sent it, what now
    when do you get back to me
    I've handed it all in, who looks at it
    no reply since I sent it off
    it's been days since I submitted and nothing
    nobody got in touch after I sent the form
    done with the steps, what comes now
    how soon do I hear from you once I've submitted
    and after pressing submit
    did my submission arrive
    I have finished all steps, and now
  `,
  "change-later": `
    I put the wrong number in and sent it
    made a mistake in what I submitted
    forgot something in the form I sent
    can I go back into my answers
    our hours changed after I sent it in
    fix an answer I gave last week
    add something to what I submitted
    is it final once I press submit
    can I still fiddle with my answers
    sent too early, can I reopen it
  `,
  "live-preview": `
    is the thing on the right my site
    will it really look like that
    the preview shows someone else's pictures
    how close is the preview to the real thing
    what's that picture of a website next to my answers
    is what I see what I get
    preview looks odd
    does the preview change when I answer
  `,
  "contrast-check": `
    it moans about my colours
    my colours get a red mark
    why won't it take light grey on white
    yellow text is refused
    says people can't read my colours
    it wants me to change my brand colour
    pink on red not allowed, why
    colour pair doesn't pass
    it tells me my green isn't ok
  `,
  "whose-words": `
    does everything I type go on the site
    I was rude about a supplier in the form, will that show
    will my private remarks be on the page
    is my mobile number going to be printed
    do visitors read what I told you in the answers
    I wrote something just for you, not for the site
    who decides which of my sentences go live
    hope my grumbling won't be published
    will you put my exact words on the page
    are my notes to you kept off the site
  `,
  specification: `
    what is the spec for
    can I take the specification to someone else
    may another developer build from it
    what's in the brief I can download
    what do I get out of the nine steps
    what is that document at the end
    is the spec mine to hand around
    give the plan to my own programmer
    what does the specification look like
  `,
  "is-it-free": `
    what's the catch with free
    does trying it cost anything
    is the planning bit for nothing
    do I need a card to try
    how much can I do before paying
    is signing up free
    free trial?
    no cost for the steps, really
    does the preview cost me
    is the spec download free
  `,
  "when-do-i-pay": `
    when does the money go out
    when will I be charged
    when do you take the payment
    is there something to pay up front
    do I pay before you build
    half now and half later?
    when's the first bill
    do I pay once or every month
    at what point do I owe you something
    what day does the payment leave my bank
    is a deposit needed
  `,
  "money-back": `
    what if I can't stand it
    do I get my cash back if it's rubbish
    hate the result, what then
    is there a guarantee if I'm not happy
    can I undo the payment
    refund possible?
    how many days to change my mind and get the money
    paid and regret it
    not happy, can I have a refund
  `,
  "stop-a-plan": `
    am I locked in
    can I walk away whenever I want
    how do I get out of the contract
    is there a minimum term
    how many weeks notice do you want
    tied for a year or free to go
    closing my shop, how do I stop paying
    we're shutting down, end our plan
    do not renew us
    I no longer want to pay each month
    can I drop the plan any time
    what happens to the site if I stop
  `,
  "lost-connection": `
    my battery died, are the answers gone
    shut the window by mistake, is it saved
    will I lose everything if the train hits a tunnel
    does it save by itself
    no signal on site, can I still fill it in
    the computer crashed in the middle
    can I stop now and finish tomorrow
    I had to close it halfway through
    started on my phone, can I go on at the desk
    where's the save button
    did it keep what I typed
  `,
  "which-files": `
    can I send a spreadsheet or a word file
    is a pdf of our menu fine
    what kind of pictures do you take
    are photos off my phone ok
    which format should the logo be
    how big can a file be
    can I upload a price list in word
    does it take png
    what type of documents are allowed
    format for pictures
  `,
  "upload-refused": `
    it spat out my photo
    my leaflet pdf won't go up
    says the picture is too large
    it won't have my file
    upload bounces every time
    photo not accepted
    error when I add a document
    my brochure got refused
    too big it says, what now
    can't get the file to upload
  `,
  browsers: `
    can I do it on a tablet
    does this run on my old phone
    only got a phone, no computer, does that matter
    which browser should I use
    will it work on a mac
    my ipad, does it work there
    I use firefox, ok?
    can I fill it in on android
    does your portal work on a phone
    is a chromebook fine
  `,
  "report-a-fault": `
    a button on your site is dead
    nothing happens when I click next
    who do I tell about a bug
    this page is broken
    your site just spins
    the link goes nowhere
    I get a blank screen
    your page has a mistake in it
    something went wrong on your page
    where do I complain about a fault
    screen freezes in step five
  `,
  "forgot-password": `
    won't let me in
    my password isn't accepted
    locked out of my account
    I can't get into my account
    lost my login
    new password please
    the reset mail never came
    says wrong password
    what was my password again
    can't log on any more
  `,
  "who-sees-my-project": `
    can the shop next door see what I'm planning
    is my idea safe with you
    will you sign a non disclosure
    do other customers see my project
    keep this under your hat please
    who at your place reads my answers
    could a rival of mine look at it
    is my plan public
    I want confidentiality in writing
    secret until launch, is that possible
  `,
  "download-my-data": `
    send me everything you hold on me
    give me my stuff as a file
    I'd like all my answers and files back
    copy of all I've entered
    take my data with me
    how can I back up my project
    get my documents out
    export everything
    a zip of my things
  `,
  "delete-account": `
    wipe me from your system
    close my account for good
    get rid of my login and everything in it
    I want to be forgotten
    remove my account
    bin my account
    erase everything about me
    how do I shut my account
    take me out of your database
  `,
  "account-security": `
    forgot to log out at the internet cafe
    someone got into my account
    sign in from another country that wasn't me
    is somebody else using my login
    my phone with the login was stolen
    lost my laptop, I was signed in
    an ex employee still has our password
    how do I log out everywhere
    weird login warning
    throw other people out of my account
    can I change my password
  `,
};
