/** The portal's steps, asked in idioms and half sentences, one a line, by the entry's id. */
export const colloquialOfPortal: Readonly<Record<string, string>> = {
  process: `
    walk me through it from a to z
    what happens once I say yes
    how do you go about it
    tell me the whole journey in short
    what order do things happen in
    how does a project run with you
    who does what, and when
    from first click to finished site, how
    what's the procedure
  `,
  "step-welcome": `
    no logo yet, is that a problem
    our logo is on the van only
    where does the logo go
    don't have a logo, can I go on
    put in a newer logo
    do you need my logo
    logo comes later, ok?
    add logo
  `,
  "step-fonts": `
    something like handwriting for the titles
    fancy lettering, possible?
    which typefaces are there
    change the font
    I don't like the letters
    bigger bolder headings
    old fashioned type for a pub
    font like on our sign
    pick the lettering
  `,
  "step-theme": `
    match the green of our van
    where do I put in my brand colours
    pick the colours
    can the site be blue and gold
    our colours are on the sign, can you use them
    I have hex codes from a designer
    change the colour of the site
    light and dark version
    choose colours, where
    can it be purple
  `,
  "step-layout": `
    prices above the pictures please
    move the map to the bottom
    which blocks are on the page
    swap two parts of the page
    I don't want a team section
    turn off the reviews bit
    what goes first on the front page
    put opening hours at the top
    hide a part of the page
    opening times higher up than the gallery
  `,
  "step-media": `
    we haven't got any good photos
    no decent pictures of the salon
    do you find pictures for us
    where do the photos go
    use stock pictures
    add a price list to my project
    put my pictures in
    our pictures are awful, what can we do
    where do I add photos
    can you use other photos if ours are bad
  `,
  "step-tone": `
    shouldn't sound like a bank
    not too stiff please
    can it sound cheeky
    will you write it or do I
    whose job is the wording
    make it sound warm
    we're funny people, can the text be too
    who comes up with the texts
    how formal will it be
    how do I tell you the style of the words
    do I have to write it myself
  `,
  hosting: `
    I own a dot co dot uk, keep it?
    my web address is already mine
    no domain yet
    I haven't bought a name for the site
    do I need to rent a server
    is the lock in the address bar included
    where does the site live
    do I have to find hosting myself
    does hosting cost on top
    who looks after the server
    is the padlock extra
    do you get me a web address
    keep our current domain
    is hosting included
  `,
  "step-sitemap": `
    I'd like a page each for births and marriages
    a page for every treatment
    can I have a contact page and a price page
    how many pages are in it
    one more page please
    leave out the about page
    what pages will there be
    pages for hire and pages for sale
    limit on pages
    page names
    I need two extra pages
  `,
};
