/** The portal's steps, asked about in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfPortal: Readonly<Record<string, string>> = {
  "step-welcome": `
    how do I add my logo
    I don't have a logo
    do I need a logo
    can I add my logo later
    where do I put the logo
    change my logo
    I have no logo yet, what now
    we're still waiting for our logo
    can I replace the logo I uploaded
    how do I get our logo on there
    is it ok without a logo
    I uploaded the old logo by mistake
    skip the logo
  `,
  "step-fonts": `
    how do I choose a font
    can I choose my own font
    where do I pick fonts
    which fonts can I use
    can I have different fonts for headings and text
    change the typeface
    I don't like the letters
    what fonts do you have
    where can I change the typography
    can I have the same font as on my sign
    which font looks best for a law firm
    the writing looks old fashioned, can I have another font
    is there a more modern looking font
    pick the lettering for the headlines
    font choice
    two fonts on one page, is that possible
  `,
  "step-theme": `
    how do I choose colours
    where do I set my colours
    can I use my own colours
    can I change the colours
    can I have my company colours
    where do I enter my brand colours
    how many colours can I choose
    does the site have dark mode
    I want it in blue and gold
    is there a ready made palette
    how do I make the background darker
    I'd like purple, is that possible
    where can I type in the code of my colour
    can it be in the same colours as my logo
    the colours are too loud, how do I tone them down
    choose a theme
    our red has to be exact, where do I enter it
  `,
  "step-layout": `
    how do I change the layout
    how do I add a section
    how do I remove a section
    which sections can I have
    can I change the order of the sections
    what can I put on my homepage
    choose a page layout
    I want a section with customer reviews
    where do I switch sections on and off
    can I have the map at the bottom of the page
    is there a template I can start from
    how do I get a gallery onto the start page
    rearrange the page
    move the contact part to the top
    I don't want the newsletter block on my page
    what does the layout builder do
    hide a section
    layout of the homepage
  `,
  "step-media": `
    how do I upload photos
    where do I upload my pictures
    where can I put my images
    how do I add documents
    I don't have any photos
    can you supply pictures
    do you have stock photos
    where do I upload my menu
    I've got lots of photos of my work, where do they go
    add pictures
    how do I give you my photos
    can you find nice pictures for my site
    I don't have good pictures of my shop
    where to upload files
    do I have to use my own photos
    I want to add photos of the team
    how do I delete a photo I uploaded
  `,
  "step-tone": `
    how do I choose the tone
    can I decide how the texts sound
    I want it to sound friendly
    who writes the texts
    I can't write texts
    do you write the copy
    choose a tone of voice
    what is tone and design style
    can the website sound more professional
    I'd like the wording to be relaxed
    it should sound like us, not like a bank
    how formal will the text be
    can you write the words for me
    change the style of the text
    we want it warm and personal
    do I have to write everything myself
    should it say we or I on my site
    can the text be funny
  `,
  "step-sitemap": `
    how do I add a page
    how many pages can my site have
    can I delete a page
    can I rename a page
    what pages will my site have
    what is the sitemap
    can I have more pages
    I need an extra page
    how do I remove a page from my site
    I want a page for each of my services
    is there a maximum number of pages
    do I pay per page
    where do I choose my pages
    can I have a blog page
    I'd like a separate page for our team
    there's a page suggested that I don't need
    sitemap generator, what is that
    change the order of the pages in the menu
    my site needs about thirty pages, is that possible
    what if I want another page next year
  `,
};
