/** The portal's steps, asked formally, crossly, in a second language or at length, one a line, by the entry's id. */
export const voicedOfPortal: Readonly<Record<string, string>> = {
  "step-welcome": `
    at which point do I supply our crest
    where I put my logo
    where does the logo go
    can I give you the logo later
    wheres the place for my logo
    we have no logo yet, what do we do in the first step
    I made a logo, how do I get it in
  `,
  "step-fonts": `
    the letters look too posh, can I have plainer ones
    where I can change the letters
    may we select a different typeface
    I hate this lettering, where do I change it
    the writing is too fancy, how do I get a simpler one
    can my headings have another font than the text
    how do i pick the font
    the text is hard to read, can I use other letters
  `,
  "step-theme": `
    where do I pick the colours
    in which place I choose the colours
    our house colours are fixed, where do we enter them
    I want it all in green and cream, where do I say so
    how do i get my own colours in
    may we use the colours of our school
    I don't like these colours, show me others
    can I type in my exact shade
  `,
  "contrast-check": `
    why is it saying my colours are bad
    why does it complain about pink on white
    who are you to say my brand colour is wrong
    it refuses my colour, for what reason
    on what grounds is our brand colour rejected
    my yellow gets a red cross, why
    why cant i use light grey text
    what is wrong with my colours
    what does the ratio beside my colours mean
    your checker moans about my colours
  `,
  "step-layout": `
    how do I move the sections around
    where I can take out one section
    can the reviews come before the prices
    where are the parts of the page put in order
    I want to get rid of the team section
    how do i add a section
    may we omit certain parts of the page
    in which step do I say what is on the page
    the order of the parts is wrong, how do I change it
  `,
  "step-media": `
    how do I get my photos on it
    how do I put my cake pictures on the site
    how do I put pictures of my work on it
    where I can add the photos
    I have no photos, you can find some for me
    where do the photos of our rooms go
    at which stage do we supply photographs
    can you use pictures from a library, we have none
    where do i stick my pics
    how do I send you pictures of my dogs
    is there a place to upload my brochure
    I don't have any pictures, can you put some in
  `,
  "step-tone": `
    where do I say that it should sound friendly
    I want that it speaks simple with people
    can it be a bit cheeky
    where is the manner of address chosen
    we wish to appear dignified, where is that set
    how do i make it sound less boring
    the site should speak warm and simple, where I choose it
    where can I choose how you write for me
    I don't want it to sound like a bank
  `,
  hosting: `
    the hosting is in the price or extra
    is the hosting extra
    can I keep the address that I have already
    I already own my domain, can you use it
    I have already a domain, what I do with it
    do I have to find a host myself
    who looks after the server and the certificate
    is hosting charged separately
    can my web address stay the same
    what if I have no domain yet
    who pays for the domain
    does the site come with backups
    whos hosting it
    must we arrange hosting ourselves
    we registered our name elsewhere, is that a problem
  `,
  "step-sitemap": `
    I need a page for each town
    where do I say which pages I want
    where are the separate pages defined
    where I can make one page more
    can I have a separate page for events
    how do i add a page
    we need pages for minutes and donations
    how many pages can I have
    where do we set out the structure of the site
    one page is missing, how do I add it
    I want to take the blog page out
    may pages be renamed
  `,
  "live-preview": `
    can I see what it is going to look like before I finish
    what I see on the right, is it the real website
    the picture beside the form, is that the finished thing
    can i see it before i send it
    is there any way of viewing a draft
    where can I look how it becomes
    the preview looks nothing like what I want
    can I trust the preview
    does the preview update as I type
    will we see a design in advance
  `,
};
