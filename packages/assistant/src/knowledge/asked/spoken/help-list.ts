/** Beginning, planning and the time after it, asked as owners speak, one a line, by the entry's id. */
export const spokenOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    how do I get going
    where do I click to begin
    I want to start, what do I press
    ok I'm in, how do we begin
    how do I open an account
    what is the first thing I have to do to start
    never done this before, how do I begin
    let's go, where do I start
    how do I get my plan started
  `,
  "how-long": `
    is the form quick
    can I do the questions in a lunch break
    how much time should I allow for filling this in
    does answering everything take hours
    how long am I going to be sat here
    can I finish it tonight
    will I be done in an hour
    how long does it take to go through the steps
  `,
  "what-do-i-need": `
    what should I get ready before I sit down
    what should I dig out before I start
    do I need photos before I can start
    is there anything to prepare
    what do I have to hand in
    what information will you ask me for
    do I need my logo to start
    is it a problem that I have no pictures yet
    what should I bring
  `,
  "cannot-answer": `
    I don't know what to write there
    what if I can't think of anything to put
    do I have to answer all of it
    can I leave some of the questions empty
    some questions are too hard for me
    I've no idea what you mean by that question
    must every box be filled in
    can I skip the ones that don't fit us
    this question makes no sense for my business
    what do I put if I don't know
  `,
  "after-submit": `
    I've sent it, what happens now
    what do you do once you have my answers
    I pressed finish and now nothing
    I handed it in last week and heard nothing
    do I get a confirmation after sending it in
    does a person get back to me after I send it
    I submitted it and got no email
    who looks at it once it's sent
    is it automatic after I submit or does a human read it
    when will you be in touch about what I sent
  `,
  "live-preview": `
    is what I see on the right the real site
    how close is the preview to the finished site
    is the draft on the screen binding
    does the preview show my own photos
    will it look exactly like the preview
    is that picture of my site final
    is this how it will look in the end
    the preview is not what I imagined
    can I rely on the preview
  `,
  "contrast-check": `
    why do you not like my colours
    it complains about my colours
    why does yellow on white not pass
    our brand colours don't pass
    it says people can't read that
    the check won't accept our green
    what's wrong with white on orange
    why does it say my text is too pale
    do I have to change our colours because of the check
    why is a colour pair marked red
  `,
  "whose-words": `
    will visitors see my phone number
    will the remarks I typed be shown to people
    does everything I write go on the website
    I don't want my private number on the site
    please don't publish my prices
    can people see what I put in the boxes
    I wrote something rude in a box, is that published
    which of my answers do visitors get to see
    do you print my notes word for word
    I put my home address in, will that be on the website
  `,
  specification: `
    what is that document I get at the end
    can I give the specification to another company
    can I use the plan without hiring you
    what's in the spec
    who is the specification for
    do I get the brief as a file
    can my own developer build from it
    what do I do with the specification
  `,
  "change-later": `
    I've sent it and spotted a mistake
    I sent the form and now I want another colour
    is it too late to change an answer
    can I correct something I already sent
    I put the wrong phone number and have already submitted
    we changed our mind about a page after sending it
    how do I edit my project after it's sent
    I made a typo and pressed send
    can I still add something to what I sent you
  `,
  "is-it-free": `
    does planning cost anything
    do I have to give my card to try it
    is it free to have a go
    can I look around without paying
    will I be charged for filling this in
    is the account free
    what can I do for nothing
    is there a free trial
    do I pay for the preview
    are there any strings attached to the free part
  `,
  "when-do-i-pay": `
    when is the first payment
    do I pay before or after you build it
    is there money due at the start
    when does the money go out of my bank
    do I only pay once I've said yes to the quote
    do you bill at the end
    do you want half up front
    I don't pay before I agreed, do I
    how and when am I charged
  `,
  "money-back": `
    do I get my money back if it's no good
    what if I want my money back
    I don't like the site, give me my money back
    can I be reimbursed
    how many days do I have to get a refund
    is there a cooling off time
    what happens to my money if I'm unhappy
    do you refund if I change my mind in the first weeks
    is my payment guaranteed back
  `,
  "stop-a-plan": `
    we won't renew
    how do I stop paying you
    we are closing the business, how do I end the plan
    can I quit at any time
    is there a minimum time
    am I tied in
    I want to finish with the monthly plan
    we don't need the website any more
    end my contract please
    how much notice do I have to give
    what happens to my site when I cancel
  `,
  "lost-connection": `
    I closed the window before I saved
    there is no save button
    is it saved when I close the browser
    my wifi went, have I lost my answers
    the train went through a tunnel while I was typing
    will it all be there when I come back tomorrow
    I typed half on my laptop and half on my phone
    which version counts if I used two devices
    the battery died, is my work gone
    do I have to press save
    can I stop halfway and continue another day
  `,
  "which-files": `
    can I use a word document
    which kinds of picture can I send
    do you take files from an iphone
    what formats are allowed
    can I give you a pdf
    my designer sent svg and png, which one do you take
    how big may a picture be
    are gifs ok
    what is the biggest file I can send
    can I use this kind of file
  `,
  "upload-refused": `
    my file is not accepted
    it keeps rejecting my file
    it says my file isn't valid
    the picture is too big it says
    why can't I upload my photo
    I renamed the file and now it's refused
    my pdf will not upload
    it says not allowed when I add my photo
    uploading my scan fails every time
  `,
  browsers: `
    does it run on an ipad
    can I fill it in on my phone
    does it matter which browser I have
    is my old computer good enough for your site
    which browser should I use
    I only have a tablet, is that ok
    doesn't it work in internet explorer
    do I need javascript
  `,
  "report-a-fault": `
    the page stays white
    the screen goes blank when I press next
    nothing happens when I click
    your website is broken
    the button does nothing
    your page won't load
    step four hangs on my laptop
    I found a mistake on your site, who do I tell
    it freezes every time I open it
    who do I let know that it's not working
    something on your site is not working properly
    there's a bug in the form
  `,
};
