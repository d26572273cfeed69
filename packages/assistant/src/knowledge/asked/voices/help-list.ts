/** The questions of the help centre, asked formally, crossly, in a second language or at length, one a line, by the entry's id. */
export const voicedOfHelp: Readonly<Record<string, string>> = {
  "how-to-begin": `
    yo how do i start
    I am interested, what must I do
    I am interested, what I do now
    we should like to proceed, what is the first step
    we have decided to go ahead, how do we commence
    where do I sign up
    how I can begin with you
    I want to begin now
    ok let's do it
    so how do we get going
    what do I press to begin
    where do I make an account
    show me where to start
    how does one enrol
  `,
  "how-long": `
    I have 20 minutes, is that enough to fill it in
    how many time I need to fill the form
    how much of our time will the questionnaire take
    can I do the form in my lunch break
    is it a long form
    how long do the steps take
    will it take me all evening
    how many minutes are the questions
    how long does it take to fill this in
    is it quick to fill in
    do I need a whole day for the nine steps
    can it be done in one sitting
  `,
  "what-do-i-need": `
    what do I need to have ready
    which things I must prepare
    what should our secretary have to hand beforehand
    I have no logo and no photos, can I begin anyway
    do I need photos before I begin
    what you need from me
    which documents are needed at the outset
    wot do i need
    what do you need from me to make the site
    is there a list of what to prepare
    I've got nothing ready, does that matter
    must the texts be written before we begin
  `,
  "cannot-answer": `
    I don't know what to put, can I skip it
    half of these words mean nothing to me, can I carry on
    I don't understand this step, can I go on without it
    dunno what to put here
    I have no idea what to write for this one
    what if I don't know the answer
    I don't understand the question, what I put
    must every question be answered
    some questions do not apply to us
    can I leave the legal page for later, I don't understand it
    this question is stupid, can I skip it
    can we leave certain items open
    what happens with the ones I leave empty
  `,
  "after-submit": `
    what is the next step on your side
    what happens once our secretary has sent it
    I sent the form yesterday, when will somebody answer me
    I sent it, what comes now
    I have send everything, what happens now
    when do I hear from you
    does submitting bind us to anything
    am I entering into a contract by submitting
    do I have to buy once I have sent it
    who looks at it after I press submit
    i pressed submit now what
    sent it days ago and not a word
    is it an order when I submit
    what becomes of our answers once submitted
    after i finish what do you do
  `,
  "whose-words": `
    will people see the notes I wrote to you
    what stops you from publishing a fee that I mentioned in passing
    I mentioned a price in passing, will it be published
    I wrote something about a supplier, will that be on the site
    can the visitors read what I write to you
    everything I write comes on the page or not
    are my remarks kept off the website
    which of our statements will be made public
    you'd better not print what I said about my old partner
    do you put everything i type on the site
    is our telephone number published without our consent
    can I tell you something that nobody else reads
    does it show my private stuff on the site
  `,
  specification: `
    wats a specification
    what is it, the specification
    what document do we receive at the end
    for what is the specification good
    may we show the specification to another developer
    can I take the spec to somebody else
    what do I get out of the nine steps
    do I get something to download at the end
    what is contained in the document you produce
    I want the files for my own programmer
  `,
  "change-later": `
    I already sent it but want to change the name
    I have sent it and something is wrong, do I fill in everything again
    our phone number has changed since we sent it, is it too late
    is it too late to alter something
    can I change the answers after sending
    may amendments be made after submission
    I sent the wrong address, help
    I made a mistake in the form that I sent
    i already sent it can i still change stuff
    I forgot to write something and it is sent
    my partner wants other colours and we have sent it already
    how to correct the answers when it is submitted
    do I have to do the lot again to change one thing
  `,
  "lost-connection": `
    did I just lose an hour of work
    my phone died halfway, did it keep what I typed
    phone died in the middle of the form
    I was on my laptop and then on the tablet, which version do you keep
    the train has no signal, is my work gone
    my battery went, is it all gone
    I closed the window, is everything lost
    the internet was broken, my answers are there or not
    are our entries preserved if the connection fails
    if I lost all that I will scream
    does it save by itself
    is there a save button
    can I go on tomorrow where I left off
    may two of us work on it from different machines
    i closed the tab by accident
    do my answers stay if I switch off
  `,
  "which-files": `
    which kinds of document may be submitted
    which document I can send
    is word possible
    can I send a heic from my iphone
    is a PDF acceptable
    file types
    what types of file do you take
    how large may a file be
    how big can my photos be
    my photos are raw files, is that all right
    can u take a word doc
    you accept powerpoint
    what format should our crest be in
  `,
  "upload-refused": `
    why does it reject my pdf
    it won't take my picture
    it says 10 mb
    why you don't accept my file
    for what reason was our document rejected
    your stupid upload refuses everything
    the upload failed again
    my photo does not upload
    it says my file is not what its name says
    cant upload
    file too large, what now
    I try to send a photo and there comes an error
    our brochure was not accepted
  `,
  browsers: `
    does it work on an old ipad
    does it work on my chromebook
    works it with firefox
    my computer is old, can I use your site
    which browser should our members use
    does this work on a phone
    can I do it on my phone
    do i need a computer for this
    is internet explorer supported
    can i fill it in on my mobile
    must I install something
    will it run on a school laptop
  `,
  "report-a-fault": `
    the page is glitching, the button does nothing
    your form keeps throwing me back
    it throws me back to step 2 every time
    I keep being sent back to the beginning
    the button does nothing
    the page stays white
    there is an error on your page
    I wish to report a defect on your website
    to whom should errors be reported
    nothing happens when I click
    the site don't work
    your site is broken
    ur site is bugged
    something is not functioning, where I can tell it
    this bloody thing keeps crashing
    the page loads for ever
  `,
  "forgot-password": `
    it refuses my password again and again
    this is the fifth time it refuses my password
    the system says my password is not correct
    the password is not correct, what can I do
    forgot my pw
    I cannot enter my account
    I am unable to gain access to my account
    it won't let me in
    cant log in
    your login is rubbish, it doesn't take my password
    I can't remember what I signed up with
    how is a forgotten password replaced
    the link to reset has run out
    i forgot my login
    the secretary has left and nobody knows the password
  `,
  "who-sees-my-project": `
    who exactly at your company can read it
    who can read what I type here
    before I type anything, who sees it
    are you prepared to sign an NDA
    would you sign a confidentiality agreement
    who can see my answers
    my plans are secret, who reads them
    is what I enter treated in confidence
    will my competitors see this
    can other people look in my project
    does everyone in your office see my stuff
    how confidential are our answers
  `,
  "download-my-data": `
    how may I export our records
    we require a copy of everything held under our login
    how I can get all my data
    can I have a copy of everything I gave you
    how do i download my stuff
    how do we obtain the data that you hold on our account
    I want all my answers and files in one archive
    give me all my data
    where's the export
  `,
  "delete-account": `
    how do I have every trace of my account erased
    delete everything you have on me
    remove me completely
    how to delete me from your system
    we wish to have our account removed
    I want my account gone
    can i delete my account
    how can I make that you forget me
    get rid of my profile
    erase my account now
    please close our account for good
  `,
  "account-security": `
    I believe somebody else has been using my login
    somebody logged in as me
    I think someone has my password
    how can I log out everywhere
    a former colleague still has our password
    I left my account open on a computer at school
    I lost my phone, can somebody get in my account
    how may other devices be signed out
    somebody is in my account, what I do
    my ex knows my password
    how do i change my password
    was I hacked
  `,
  process: `
    do you come out or do I do it online
    how does it go
    how it works with you
    what is your procedure
    what are the stages from beginning to end
    so what happens, step by step
    how do you work
    explain me how you work please
    do we have to meet or is it all online
    what do i have to do and what do you do
    whats the process
    please describe how a project runs
  `,
};
