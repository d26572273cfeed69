/** Ways in which owners of many trades ask about the portal's steps, one a line, by the entry's id. */
export const askedOfPortal: Readonly<Record<string, string>> = {
  process: `
    how does this all work
    what happens from start to finish
    I'm no good with computers, how does it go
    take me through it
    what do I have to do and what do you do
    how do I get from here to a finished site
    what's the procedure
    what are the stages
    how do you build a site
    talk me through the steps
    what happens when
    what comes first and what comes after
    explain it to me like I'm five
    I've never done this before, how does it work
    what questions will you ask
    what are the different steps in your form
  `,
  "step-welcome": `
    we don't have a logo, is that a problem
    where does my logo go
    I want to put our logo in
    how do I swap the logo
    our logo is being redone, can I add it later
    wrong logo uploaded, how do I replace it
    I haven't got a logo
    is a logo required
    can I carry on without a logo
    add the logo of my salon
    where to put the logo file
  `,
  "step-fonts": `
    can I pick the lettering
    I want a handwritten looking font
    change the font
    which typefaces are there
    can I have a different style of letters for headings
    how do I make the letters look classy
    use our own font
    what fonts go together
    where do I choose the writing style of letters
    I don't like this font
    curly letters like on my shop sign
    can I change the lettering of the titles
  `,
  "step-theme": `
    can I have it in our green
    where do I put my colour codes
    I want the colours of my van on the site
    choose a colour scheme
    can I pick any colours I like
    where do I enter our hex code
    I want it dark
    how do I change the colours
    pick a palette
    can the site be pink and gold
    set my brand colours
    is there a night mode
    match the colours to my shop front
    what colours can the site have
  `,
  "step-layout": `
    can I take a section off the page
    swap two blocks round
    put the reviews above the prices
    what goes where on the page
    I want a gallery on my front page
    how do I add a block
    remove a section from the homepage
    can I decide what is on the start page
    change how the page is arranged
    is there a template for the page
    hide the team section
    order of the parts on the page
    can I have a section with my opening times
    switch a block off
  `,
  "step-media": `
    where do my photos go
    how do I put pictures of my work in
    upload the menu
    where do I add images
    I have hundreds of photos of weddings, where do I put them
    can you find pictures for me
    we have no good photos, what then
    do you use stock photos
    add photos of my team
    where do I put our brochure
    send you my pictures
    I want to add a photo of my shop
    attach documents
  `,
  "step-tone": `
    I want it to sound down to earth
    can the text be more formal
    how do I say that it should sound posh
    make the wording fun
    choose how the website talks
    do you write the texts for me
    I can't write, who does the words
    who does the writing
    should sound professional but warm
    set the mood of the text
    can I decide the style of the wording
    I'd like it chatty
    I am bad at writing text
    serious tone for a law firm
  `,
  "step-sitemap": `
    how many pages can I have
    I want a page for my prices
    can I have a separate page for each service
    delete a page I don't want
    there's a page in the list that I don't need
    add a page about our team
    can I get a gallery page
    rename the services page
    is one page enough
    what pages do I need
    can I change which pages there are
    take out the blog page
    an additional page later on
    it suggested a page, get rid of it
  `,
};
