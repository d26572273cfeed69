import type { Questions } from "./questions.ts";

/** Questions about the steps on colours, fonts, layout and tone. */
export const designStepsQuestions: Questions = {
  "step-fonts": {
    examples: `
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
    further: `
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
      where do I pick the typeface
      I don't like that font
      can I have a different font for headings
      which step has the lettering
      can I choose handwriting for the titles
      where can I change the writing style of the letters
      can I have our own font
      something like handwriting for the titles
      fancy lettering, possible?
      which typefaces are there
      change the font
      I don't like the letters
      bigger bolder headings
      old fashioned type for a pub
      font like on our sign
      pick the lettering
      which font do I pick
      stuck on the fonts
      can I change the font
      where do I choose the lettering
      the letters look too posh, can I have plainer ones
      where I can change the letters
      may we select a different typeface
      I hate this lettering, where do I change it
      the writing is too fancy, how do I get a simpler one
      can my headings have another font than the text
      how do i pick the font
      the text is hard to read, can I use other letters
      I want heavy metal letters for my titles
      something handwritten for the headings
      can I have an old fashioned typewriter look
      bigger letters for the older customers
      is comic sans allowed
    `,
  },
  "step-theme": {
    examples: `
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
    further: `
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
      where do I enter our brand colours
      we use blue and yellow, where do I put that
      how do I pick other colours
      I don't like any of your palettes
      which step has the colours
      can I type in our own colour codes
      can it be our green
      where do our house colours go
      how do I make the background darker
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
      where do I pick the colours
      where do our colours go
      we use navy, where does that go in
      can I use my own colours
      is there a dark version
      pick colours
      where do I pick the colours
      in which place I choose the colours
      our house colours are fixed, where do we enter them
      I want it all in green and cream, where do I say so
      how do i get my own colours in
      may we use the colours of our school
      I don't like these colours, show me others
      can I type in my exact shade
      can it be black and gold
      match the paint of our shop
      where do I put in the exact green of our van
      I'd like something autumnal, brown and orange
    `,
  },
  "step-layout": {
    examples: `
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
    further: `
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
      I want the reviews above the map
      can I move a section up
      I don't want a gallery
      we don't need a team section
      switch off a block of the page
      where do I choose what comes first on the page
      how do I put the opening times at the top
      can I add a section with questions
      leave out the part about the team
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
      I don't want that bit on my page
      take the testimonials off my page
      how do I switch a section off
      can I move the sections about
      too many bits on the page
      how do I move the sections around
      where I can take out one section
      can the reviews come before the prices
      where are the parts of the page put in order
      I want to get rid of the team section
      how do i add a section
      may we omit certain parts of the page
      in which step do I say what is on the page
      the order of the parts is wrong, how do I change it
      I want the garden part above the quiz night part
      put the prices first and the story after
      the gallery should come before the map
      can the menu go at the top of the page and the history lower down
      our awards should stand above the team
      hide the part with the newsletter
      I don't want a gallery on the page
      swap the first two blocks
    `,
  },
  "step-tone": {
    examples: `
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
    further: `
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
      it should sound cheeky
      I want it to sound like us and not stiff
      where do I say how it should sound
      we are funeral directors so it has to be gentle
      can it be funny
      I don't want corporate talk
      where do I set the voice of the texts
      make it sound more formal
      can the words be simple and warm
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
      I want to sound friendly
      where do I say how it should sound
      how will the text sound
      make it sound less stiff
      don't want to sound posh
      where do I say that it should sound friendly
      I want that it speaks simple with people
      can it be a bit cheeky
      where is the manner of address chosen
      we wish to appear dignified, where is that set
      how do i make it sound less boring
      the site should speak warm and simple, where I choose it
      where can I choose how you write for me
      I don't want it to sound like a bank
      I would love the wording to feel calm and gentle
      could it be written a bit more down to earth
      the words should feel warm, where's that setting
      make it sound confident but not pushy
      how do I stop it sounding like a brochure
      where do I set the style of writing
      it should read like I talk
      we're a funeral director, it has to be respectful, where do I say that
    `,
  },
  "contrast-check": {
    examples: `
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
    further: `
      why do my colours fail
      why is my colour not accepted
      what does contrast mean here
      it says the contrast is too low
      what's the problem with my colours
      my brand colour doesn't pass the check
      why can't I have light grey text
      there's a fail next to my colour
      the check says no to my pink
      what do I do when a colour pair fails
      why do you measure the colours
      can I ignore the contrast warning
      it keeps telling me my colours are bad
      my company colours don't get through
      what is wcag
      what's contrast got to do with my website
      white writing on yellow is not allowed, how come
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
      it moans about my colours
      my colours get a red mark
      why won't it take light grey on white
      yellow text is refused
      says people can't read my colours
      it wants me to change my brand colour
      pink on red not allowed, why
      colour pair doesn't pass
      it tells me my green isn't ok
      why are my colours wrong
      it won't have my colours
      my colours fail
      it keeps moaning about my colours
      says my colours are not readable
      why is my yellow not allowed
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
      there is a warning triangle at my sage and cream
      my two greens get a cross
      it tells me my white on yellow is not good enough
      why am I not allowed beige on white
      my designer chose these and your thing says no
    `,
  },
};
