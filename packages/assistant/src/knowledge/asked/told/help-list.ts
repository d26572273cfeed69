/** What the help centre answers, asked in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    how do I get started
    I want to start, where do I go
    what do I do first
    how do I create an account
    where do I register
    I'm interested, how do we proceed
    can I start right now
    how can I become a client
    sounds good, how do I begin
    ok I'm convinced, what do I do
    where can I sign up for this
    how do I make a start on my website
    I would like a website, what is the first step
    what do I press to begin
    I want to give it a go
    count me in, what's next
  `,
  "how-long": `
    how long do the nine steps take
    how long does the questionnaire take
    how much time will I need for this
    how long till I'm through all the steps
    is it quick to fill in
    will this take me all day
    I've got twenty minutes before my next client, is that enough
    can I do it in an evening
    how many minutes for the whole form
    does it take ages to answer everything
    how long should I plan for the questions
    I haven't much time, how long is the form
    are there lots of questions
    do I need a whole day for it
    is it done in half an hour
  `,
  "what-do-i-need": `
    what do I need to get started
    what should I prepare
    what do I need to have ready
    do I need pictures and texts before I start
    do I need a logo to begin
    what information do you need from me
    what do you need from us to make the website
    do I have to write my texts first
    what should I bring along
    is there anything I have to gather first
    I've got nothing prepared, can I start anyway
    which things should I look out beforehand
    do I need my opening hours and so on at hand
    what to prepare for the questionnaire
    do I have to have everything before I begin
    what do you want to know from me
    should I collect photos first
  `,
  "cannot-answer": `
    what if I can't answer a question
    can I skip questions
    do I have to answer everything
    I don't know what to answer
    which fields are mandatory
    what if I leave a question empty
    there's a question I don't get
    I have no idea what to put there
    can you help me, I don't know the answer to one of the questions
    not all the questions fit my business
    what happens with the questions I leave open
    do I need to fill in every box
    I haven't decided on that yet, can I leave it
    it asks me things I can't know
    can I leave that one for later
    is every question required
    skip a step
    what if i dont no the answer
    will you make something up if I leave it blank
  `,
  "after-submit": `
    what happens after I submit
    I've submitted my project, what now
    I have finished, what happens next
    when will I hear from you
    how long until you answer after I send it in
    what do you do once I've sent the form
    do I get a confirmation
    did you get my answers
    does submitting cost anything or bind me
    am I buying something when I submit
    is it an order when I press submit
    I sent you everything on monday and heard nothing
    who reads what I send in
    what is the next step once I'm done
    do I get a summary by mail
    have you received my specification
    when do you get back to me with a price after I send it
    submitted, now what
  `,
  "live-preview": `
    is the preview what my site will look like
    what is the preview
    does the preview show the finished site
    will it look exactly like the preview
    why does the preview look so plain
    can I see my website before it's done
    can I see what it will look like first
    the preview doesn't look right
    is that picture on the side my website
    how close is the preview to the final website
    can I get a look at it before paying
    the preview shows texts that aren't mine
    when do I see the first design
    do I see a draft before it goes live
    is the preview the finished thing
    the preview looks a bit empty
  `,
  "contrast-check": `
    why do my colours fail
    why is my colour not accepted
    what does contrast mean here
    it says the contrast is too low
    what's the problem with my colours
    my brand colour doesn't pass the check
    why can't I have light grey text
    there's a fail next to my colour
    the check says no to my pink
    what do I do when a colour pair fails
    why do you measure the colours
    can I ignore the contrast warning
    it keeps telling me my colours are bad
    my company colours don't get through
    what is wcag
    what's contrast got to do with my website
    white writing on yellow is not allowed, how come
  `,
  "whose-words": `
    do my answers appear on the website
    will everything I write be on my site
    which of my texts will visitors see
    is what I write in the form published
    will my private notes be public
    does my phone number get published
    are my prices shown to everyone
    I wrote something just for you, will it be printed
    do you put my answers on the site word for word
    will you use my own words
    can customers see what I typed
    I made a joke in the form, it won't go on the page will it
    how do you know what is meant for the site and what isn't
    do my remarks to you end up online
    who decides which sentences go on the site
    I swore a bit in one of the answers, will that show up
  `,
  specification: `
    what is the specification
    what is a spec
    what does specification mean
    what's in the specification
    can I download the specification
    can I use the specification with someone else
    what do I get at the end of the nine steps
    can I give the spec to another developer
    what's the brief for ai
    do I get a document
    is the specification mine to keep
    what can I do with the specification
    can I have my spec as a file
    what's the starter site
    can I take the result to a different agency
    what is this document for
    what do the downloads contain
  `,
  "change-later": `
    can I change my answers later
    can I change something after I submitted
    I made a mistake in the form, how do I fix it
    how do I edit my project
    I've already sent it but want to change something
    can I still edit after submitting
    I forgot something, can I add it now
    what if my details change after I've sent it
    I put in the wrong address, how do I change it
    how do I correct my answers
    I'd like to redo one of the answers
    change an answer
    update my project after sending
    we've got a new phone number since I filled in the form
    I want to change the colours I chose, I've already submitted
    is it final once I send it
    how do I make changes to what I sent you
    made a spelling mistake in what i sent
  `,
  "lost-connection": `
    is my work saved
    do I lose everything if my internet drops
    can I take a break and continue later
    do I have to finish it in one go
    my computer crashed, is everything gone
    can I carry on another day
    the page closed, are my answers gone
    what happens if I lose connection
    can I start on my phone and finish at home
    how do I save
    I can't find the save button
    I was cut off, is it still there
    power went out while I was filling it in
    are my answers saved if I close the browser
    can I switch between my computer and my phone
    my tablet ran out of battery in the middle of it
    will it remember where I was
    does it work without internet
  `,
  process: `
    how does it work
    how does the whole process work
    what are the steps
    what happens when I work with you
    explain how this works
    how do you go about building a website
    what are the nine steps about
    can you explain the procedure
    I'm new to all this, how does it work
    what happens from the first question to the finished site
    what will I be asked
    how does a project with you go
    what do I have to do to get a website
    give me a quick overview of how this goes
    who does what in this
    what's the order of things
    how do we get from an idea to a website
    what is step 5
    tell me how it all works
  `,
};
