/** Ways in which owners of many trades ask what the help centre answers, one a line, by the entry's id. */
export const askedOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    where do I start
    I want to start
    ok let's do it, what now
    how do I open an account
    where do I click to begin
    I'd like to become a customer
    sign me up
    how do I join
    what's the first thing to do
    make me an account
    how do I order
    I'm ready to go
    where is the start button
    first step please
    how do I register
  `,
  "how-long": `
    how long will this take me
    I'm busy, how much time do I need for the questions
    can I do the questions in my lunch break
    is an hour enough for all the questions
    how many questions are there
    is it a long form
    how much of my evening will it eat
    do the steps take ages
    how quick can I get through it
    can I finish it tonight
    time needed for the questionnaire
    how many hours should I set aside
    will I get it done in half an hour
  `,
  "what-do-i-need": `
    what do I need before I begin
    what should I have ready
    do I have to have my photos and texts done first
    anything I should get together beforehand
    what info do you want from me
    what do I have to supply
    do I need to write anything beforehand
    which documents should I have to hand
    what do you need to know about my business
    get my stuff ready, what exactly
    do I need pictures before starting
    checklist before I begin
    what materials do you want
  `,
  "cannot-answer": `
    I don't understand a question
    what if I don't know what to put
    can I miss out a question
    do I have to fill in everything
    can I leave bits out
    I'm stuck on a question
    no idea what to write
    I'm not sure what you mean by this question
    is it bad if I leave some empty
    some of these questions don't apply to me
    can I come back to a question
    which questions are compulsory
    don't know the answer to that one
    can I jump over a step
    haven't a clue what to pick
  `,
  "after-submit": `
    I've sent it, what happens now
    I pressed submit, now what
    what do you do with my answers after I send them
    does somebody call me after I send the form
    how soon do you reply once I have sent it
    does sending it mean I've ordered
    have I bought anything by submitting
    am I committed when I press send
    is it binding when I send it in
    all done on my end, when do I hear from you
    did my form reach you
    what comes after the last page
    who looks at it once I have handed it in
    finished the questions, what's next
    when do I get the quote after sending
  `,
  "live-preview": `
    is that how it will really look
    is the preview the real thing
    the preview looks rough
    can I see it before I pay
    what will it look like in the end
    can I have a look at a design first
    will the finished site be better than the preview
    the picture on the right, is that my site
    do I see it before you build it
    why does the preview have the wrong photos
    is that the final design
    can you show me an example of mine first
    do I get to see a draft
  `,
  "contrast-check": `
    it says my colours don't pass
    why can't I use yellow text
    my orange is refused
    what does it mean that my colour fails
    the site complains about my colours
    it wants to change my brand colour
    why is there a warning by my colour
    what's wrong with white on light blue
    red mark next to my colours
    my colour doesn't work, why
    I get a contrast error
    is my colour too light
    what is this wcag
    colours not readable enough
  `,
  "whose-words": `
    will people read what I put in the form
    I wrote something rude in the notes, does it go on the site
    do you put my exact words on the site
    is everything I type going to be public
    will my phone number be shown
    do you publish my prices without asking
    do you use my text as it is
    I put a comment for you only, is it going online
    which bits of what I write do customers see
    can I tell you something in confidence in the form
    do you change what I wrote
    I don't want that remark on the website
    does my answer end up on the page
  `,
  specification: `
    what's the spec
    what is this specification thing
    what do I get as a document at the end
    can I download what we have made so far
    can my nephew build it from your document
    can I take the plan elsewhere
    is there a pdf of the whole plan
    can another designer use it
    what's in the document you produce
    can I give it to chatgpt to build
    what does the specification contain
    starter site
    show me the document that comes out
  `,
  "change-later": `
    I sent the wrong phone number, can I fix it
    can I still change things after sending
    forgot to add something and already sent it
    is it too late to change
    I've changed my mind about the colours after sending
    how do I edit what I submitted
    my prices have changed since I sent it
    can I correct a typo in my answers
    got something wrong on the form
    I need to alter my project
    add something to what I sent
    can I undo what I sent
    go back and change an answer
    moved premises since, how do I put the new address in
  `,
  "lost-connection": `
    the wifi went, is it all gone
    is my work saved
    can I stop now and carry on tomorrow
    can I finish it later
    I closed the page by mistake, have I lost it
    battery died half way through
    does it save as I go
    where is the save button
    can I begin on the computer and go on with the tablet
    I did it on two devices and now it's different
    no signal in my van, does it still work
    do I have to do it in one go
    can I take a break and come back
    it was cut off in the middle
    which version counts if I used two devices
    will my answers still be there
  `,
  "which-files": `
    can I upload a word file
    what kind of files can I send
    are pngs ok
    how many megabytes can a picture be
    is there a limit on the size
    can I add a pdf of my price list
    what type of picture do you take
    does it take photos straight from my iphone
    can I upload a powerpoint
    in which format do you want my logo
    do you take videos or only pictures
    is a jpg fine
    what size should my photos be
    will you accept a scan
  `,
  "upload-refused": `
    it won't take my picture
    my photo doesn't go in
    why won't it let me upload
    it says file not accepted
    my pdf was rejected
    I can't get my logo to upload
    the picture is too big it says
    upload error
    it didn't accept mine
    keeps saying wrong file type
    tried to add a document and it failed
    file too large
    it throws my image out
    the upload doesn't work
  `,
  browsers: `
    do I need a laptop for this
    can I use my ipad
    does it run on an old computer
    does it work on my mobile
    will this work in internet explorer
    can I do it from my phone in the van
    I have an old android, is that alright
    which devices can I use
    is my browser too old
    does it work on a mac
    is edge supported
    can I fill in the form on a tablet
    does your form work on phones
    works best in which browser
  `,
  "report-a-fault": `
    nothing happens when I press the button
    the page is stuck
    your website has a problem
    I get an error message
    the screen went white
    something has gone wrong
    I think there is a mistake on your site
    the next button does not do anything
    who do I tell that it is broken
    it keeps crashing
    page not loading
    found a mistake on your page
    it freezes all the time
    your site is down
    one of your links does not work
  `,
};
