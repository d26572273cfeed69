/** Accounts and the steps of the portal, asked as owners speak, one a line, by the entry's id. */
export const spokenOfPortal: Readonly<Record<string, string>> = {
  "forgot-password": `
    it won't let me in
    my password is wrong it says
    can't remember what password I used
    the reset mail hasn't come
    how do I get a new password
    I can't get into my account
    it says it doesn't know my email
    the link in the password mail has run out
    I signed up with google and now it wants a password
  `,
  "who-sees-my-project": `
    can other customers see my plans
    can my competitors see what I'm planning
    who at your place reads my project
    is my project kept secret until it's online
    can anybody look at what I'm planning
    do other clients see my answers
    we launch in secret, who knows about it
    will you sign something that says you keep quiet
    is my idea safe with you
  `,
  "download-my-data": `
    I'd like a copy of everything I entered
    how do I get all my files out
    I want a backup of my answers on my own computer
    can I save everything to my own disk
    how do I get my data
    where do I download my stuff
    send me everything you have of mine in a zip
    can I get a copy of my data before I go
  `,
  "delete-account": `
    remove my account
    I want my login and projects gone
    how do I get rid of my account
    delete me and all I uploaded
    please wipe everything I gave you
    close my account for good
    erase my profile with all projects
    what's deleted when I delete my account
  `,
  "account-security": `
    somebody changed things in my project and it wasn't me
    I see a login that wasn't me
    a stranger is in my account
    I think my account was hacked
    how do I sign out on another computer
    I left myself logged in at work
    my laptop was stolen, how do I protect my account
    who else is using my account
    someone has my password
    an old employee still has our login
    change my password because someone knows it
  `,
  process: `
    how does it all work
    explain how I get from nothing to a finished site
    what do we do from start to end
    I'm not technical, explain the way it works
    give me the short version of how this works
    what happens in which order
    how do you work with customers
    I don't understand what this is
    what is this all about
  `,
  "step-welcome": `
    where do I upload our logo
    at what point do I add my logo
    we have no logo, is that a problem
    where does our logo go
    can I put the logo in later
    our badge is ready, where do I add it
    I haven't got a logo
    how do I change the logo
  `,
  "step-fonts": `
    where do I pick the typeface
    I don't like that font
    can I have a different font for headings
    which step has the lettering
    can I choose handwriting for the titles
    where can I change the writing style of the letters
    can I have our own font
  `,
  "step-theme": `
    where do I enter our brand colours
    we use blue and yellow, where do I put that
    how do I pick other colours
    I don't like any of your palettes
    which step has the colours
    can I type in our own colour codes
    can it be our green
    where do our house colours go
    how do I make the background darker
  `,
  "step-layout": `
    I want the reviews above the map
    can I move a section up
    I don't want a gallery
    we don't need a team section
    switch off a block of the page
    where do I choose what comes first on the page
    how do I put the opening times at the top
    can I add a section with questions
    leave out the part about the team
  `,
  "step-media": `
    where can I add the menu and pictures of our rooms
    which step is for pictures
    we have no pictures, can you find some
    where do my photos from the last job go
    how do I add a brochure
    can I upload pictures from my phone
    I've got photos of our dishes, where do they go
  `,
  "step-tone": `
    it should sound cheeky
    I want it to sound like us and not stiff
    where do I say how it should sound
    we are funeral directors so it has to be gentle
    can it be funny
    I don't want corporate talk
    where do I set the voice of the texts
    make it sound more formal
    can the words be simple and warm
  `,
  hosting: `
    we have our own domain, can we keep it
    who hosts the site
    where will my website live
    is hosting included
    I don't have hosting, do you sort that
    can I keep my co uk address
    do you get the domain for me
    our domain is registered somewhere else, does that matter
    are there backups
    keep our web address please
  `,
  "step-sitemap": `
    I need an extra page for prices
    who decides which pages there are
    can I take a page out
    it suggested a page that I don't want
    how do I get rid of the faq page
    where do I say which pages I want
    can I rename a page
    add a page for weddings
  `,
};
