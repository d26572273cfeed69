/** Ambiguous questions about a project and its steps, by the ids of the entries that each may mean. */
export const ambiguousProject: Readonly<Record<string, string>> = {
  "how-long, building-time, after-submit": `
    how many days does it take
    when is it done
    when will it be finished
    how soon
    how long will I wait
    how many weeks
    when is it ready
    how long until it's done
    when is it ready
    when will it be finished
    how fast can it be
    timescale
    turnaround
    how soon
    how quickly
    what's the wait
    when can I have it
    how long does it take
    how long will it take
    how long does the whole thing take
    how long is it all going to take
    how long until it is finished
    how many weeks does it take
    how much time does this take
    how long to make
    how fast does it go
    timeline
    time frame
    deadline
  `,
  "how-to-begin, process, what-do-i-need": `
    where do we go from here
    what do I do
    what must I do
    what comes first
    I am new to this
    first time here
    what are the next steps
    what is step one
    what happens now
    where do I come in
  `,
  "after-submit, talk-to-a-person": `
    when do you reply
    when will you answer me
    when do I get an answer
    do you get back to me
    will somebody contact me
    I'm waiting for your reply
    nobody has answered me
  `,
  "after-submit, newsletter": `
    your emails
    why do you email me
    what emails do I get
    will I get emails
  `,
  "report-a-fault, forgot-password, upload-refused": `
    it does not work
    not working
    won't work
    nothing works
    it fails
    it says error
    I get an error
    something went wrong
    there is a problem
  `,
  "report-a-fault, lost-connection": `
    everything is gone
    all my work has vanished
    my answers have disappeared
    it lost everything
    where has all my stuff gone
    it's all empty now
    my text is missing
  `,
  "report-a-fault, talk-to-a-person": `
    I need help
    can you help me
    help me please
    support please
    customer service
  `,
  "which-files, upload-refused, step-media": `
    pictures
    about my pictures
    uploading
    my files
    files
    my documents
    images
    photos of ours
  `,
  "step-welcome, which-files": `
    the logo
    about our logo
    logo
    logo file
  `,
  "step-theme, contrast-check": `
    the colours
    my colours
    something is off with the colours
    about the colours
    colours are wrong
    problem with colours
  `,
  "contrast-check, article-contrast": `
    what about contrast
    the contrast
    contrast thing
    contrast
  `,
  "step-layout, step-sitemap": `
    page layout and pages
    the structure
    arrange pages
    pages or sections
    how is it arranged
    sections of the pages
    the layout of my pages
    navigation
  `,
  "whose-words, step-tone, plan-pro": `
    who writes it
    who writes the text
    do you write the texts
    who does the words
    who is writing the copy
    the texts
    who makes the text
  `,
  "live-preview, process, after-submit": `
    do I see it first
    can I look at it before
    do I approve it before it's online
    can I say no before it's public
    do we get to check it
    will I see it before it's live
    do I sign it off
  `,
  "specification, download-my-data": `
    download it
    where is the download
    get everything as a file
    can I have a copy
    can I keep a copy
    the file at the end
    get a copy
    can I have it as a file
    the zip
  `,
  "process, ai-chatbots, how-to-begin": `
    how does that work then
    explain it to me
    what is it
    how does this thing work
  `,
  "step-sitemap, plan-essential, plans-and-prices": `
    how many pages
    number of pages
    is there a limit on pages
  `,
  "live-preview, after-submit": `
    is that final
    is it finished
    is this the final thing
    is that it now
  `,
  "lost-connection, annual-discount": `
    do I save
    how do I save
    saving
  `,
  "lost-connection, after-submit": `
    did it go through
    is it saved or sent
    did you get it
    have you got my answers
    has it been sent
  `,
  "change-later, delete-account, how-to-begin": `
    start over
    begin again
    start from the beginning
    reset everything
    I want to start again
  `,
  "step-media, step-layout, step-sitemap": `
    how do I add something
    add something to my site
    can I put more on it
    I want to add more
    where do I add things
  `,
  "specification, live-preview, after-submit": `
    what do I get at the end
    what do I get
    the result
    what comes out of it
    what will I have afterwards
  `,
  "what-do-i-need, step-media, which-files": `
    what can I upload
    what should I send you
    what do you need from us
    can I send you something
    where do I send things
  `,
  "how-long, how-to-begin": `
    is it easy
    is it difficult
    is it a lot of work
    how hard is it
  `,
  "step-theme, step-fonts": `
    fonts and colours
    our brand style
    the house style
    brand guidelines
    our branding
  `,
  "step-tone, whose-words": `
    what about the text
    my words
    texts for the site
    the words on the site
  `,
  "upload-refused, contrast-check": `
    it was rejected
    why is it refused
    why doesn't it accept it
    it says no
    it won't accept it
    it failed the check
    why is it red
  `,
  "report-a-fault, upload-refused, forgot-password, lost-connection": `
    doesn't work
    it's not working for me
    it keeps failing
    nothing's happening
    I get an error
    there's an error
    stuck, it won't go on
    why won't it let me
  `,
  "process, how-to-begin, how-long, after-submit": `
    the process
    the steps
    procedure
    how it goes
    about the steps
    step by step
  `,
  "step-media, step-welcome, which-files": `
    where do I put it
    where does it go
    I want to add something
    sending you things
    attachments
    where do I send my stuff
  `,
  "step-tone, whose-words, terms": `
    the texts
    about the wording
    texts
    the writing
    words
  `,
  "live-preview, about-us": `
    can I see one
    show me an example
    is there an example
    examples
    can I see what it looks like
    a sample
  `,
};
