/** Help, account and the portal's steps, typed by clients who are stuck, one a line, by the entry's id. */
export const typedOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    how do I start
    where do I start
    how do I sign up
    ready to go, what now
    I want to start
    how do I order one
    ok I want one, what do I do
  `,
  "how-long": `
    how long does the form take
    how long to fill it in
    is it a long form
    how much of my time does this take
    will it take me all evening
    can I do it in my lunch break
  `,
  "what-do-i-need": `
    what do I need to start
    what do you need from me
    what should I get ready
    what do you need from us
    do I need anything before I begin
    do I need photos and texts first
  `,
  "cannot-answer": `
    don't know what to write
    don't know what to put here
    what do I put for this
    no idea about this question
    I don't know the answers to half of this
    do I have to answer everything
    can I skip this one
    this question makes no sense to me
  `,
  "after-submit": `
    I've sent it, what now
    I pressed submit, now what
    submitted, what happens next
    what happens when I've sent it
    when do you come back to me
    sent it last week and heard nothing
    do you reply once I've handed it in
  `,
  "live-preview": `
    is the preview the finished site
    the preview doesn't look right
    preview looks nothing like us
    will it look exactly like the preview
    is that what I get
  `,
  "contrast-check": `
    why are my colours wrong
    it won't have my colours
    my colours fail
    it keeps moaning about my colours
    says my colours are not readable
    why is my yellow not allowed
    are the websites accessible
    can blind people use the sites
    do your sites work with screen readers
    are your sites ok for disabled people
    accessibility of the sites
  `,
  "whose-words": `
    will people see what I write in the form
    does everything I type go on the site
    is my phone number shown to everybody
    will you print what I said about my old designer
    which of my answers end up on the page
  `,
  specification: `
    what is a specification
    what's the specification for
    what's this specification thing
    what is in the spec
    can I have the spec as a file
  `,
  "change-later": `
    I made a mistake and already sent it
    can I change an answer after sending
    I sent it with a mistake in
    put the wrong thing on step 2 and submitted it
    can I go back and fix an answer
    I got something wrong on step three
  `,
  "is-it-free": `
    is it really free
    free, what's the catch
    do I have to pay to try it
    is the planning free
    does it cost to fill this in
    do you want my card now
  `,
  "when-do-i-pay": `
    can I pay monthly
    pay monthly
    do I pay by the month
    can I pay it by the month
    is it a monthly payment
    monthly payments possible
    can I spread the cost
    when does my card get charged
    when do you charge my card
    when do you take the money
    when is the first payment
    when do you take payment
    when do I get charged
    do I pay before or after
    do I pay up front
  `,
  "money-back": `
    what if I hate it
    what if I hate the site
    what if we don't like it
    can I get my money back
    do I get my money back if it's bad
    do you refund
    not what I wanted, can I have a refund
  `,
  "stop-a-plan": `
    I want to cancel
    want to cancel
    cancel my plan
    how do I stop paying
    what happens if I stop paying
    what happens to the site when I stop
    can I leave when I want
    is there a contract
    am I locked in
    how long am I tied in
    what's the notice
    and if I want to stop
  `,
  "lost-connection": `
    did I lose everything
    is my stuff saved
    is what I typed gone
    my phone died, is it gone
    signal went, have I lost my answers
    does it save by itself
    do I have to save
  `,
  "which-files": `
    can I send a pdf
    can I send you a pdf of our menu
    is heic ok
    how big can a photo be
    what pictures can I send
    can I upload a word file
  `,
  "upload-refused": `
    my photo won't go up
    my pic won't upload
    it won't take my picture
    it says my file is refused
    it was refused
    photo too large
    why was my picture refused
  `,
  browsers: `
    does it work on my ipad
    does this work on an old tablet
    can I do this on my phone
    which browser do I need
    does it work on safari
  `,
  "report-a-fault": `
    the button does nothing
    nothing happens when I press it
    the page won't load
    your site is broken
    it's stuck on loading
    it keeps crashing
    something's not working
    where do I report a bug
    blank page
    the screen goes white
  `,
  "forgot-password": `
    can't log in
    can't get in
    it won't let me log in
    my reset link doesn't work
    the reset link has run out
    the link in the mail has expired
    I did not forget my password, it still won't let me in
    password not working
    never got the reset mail
  `,
  "account-security": `
    someone else is in my account
    somebody logged in as me
    I think I've been hacked
    someone changed my password
    someone else changed it
    log me out everywhere
  `,
  "who-sees-my-project": `
    who can see my answers
    who at your company reads it
    does anyone else see what I put
    can other clients see my project
    can we sign something so it stays secret
  `,
  "download-my-data": `
    I want a copy of everything
    how do I get a copy of my stuff
    can I have all my answers as a file
    send me everything you have of mine
  `,
  "delete-account": `
    get rid of my account
    how do I delete everything
    close my account
    I want my account gone
    remove me completely
  `,
  "step-welcome": `
    where do I put my logo
    where does the logo go
    add my logo
    I can't find where the logo goes
    no logo yet
    change my logo
    no I mean the logo
    I meant the logo
  `,
  "step-fonts": `
    which font do I pick
    stuck on the fonts
    can I change the font
    where do I choose the lettering
  `,
  "step-theme": `
    where do I pick the colours
    where do our colours go
    we use navy, where does that go in
    can I use my own colours
    is there a dark version
    pick colours
  `,
  "step-layout": `
    I don't want that bit on my page
    take the testimonials off my page
    how do I switch a section off
    can I move the sections about
    too many bits on the page
  `,
  "step-media": `
    where do my photos go
    I've got no pictures
    I haven't got any photos, is that ok
    no pics, does it matter
    can you find pictures for me
    where do I put my pictures
  `,
  "step-tone": `
    I want to sound friendly
    where do I say how it should sound
    how will the text sound
    make it sound less stiff
    don't want to sound posh
  `,
  hosting: `
    do you do the hosting
    do you do hosting as well
    is hosting in the price
    do I need my own hosting
    I already have a domain
    I own a domain, where do I say so
    my domain is with godaddy
    do you sort the domain
    is the domain included
    keep my domain
  `,
  "step-sitemap": `
    how many pages can I have
    can I have just one page
    I only want two pages
    just 3 pages please
    how do I add a page
    I don't need that page
    can I rename a page
  `,
  process: `
    how does it all work
    how does the whole thing go
    what happens from start to launch
    run me through it
    what's the process
    how do you go about it
  `,
};
