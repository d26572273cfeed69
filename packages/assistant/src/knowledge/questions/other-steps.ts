import type { Questions } from "./questions.ts";

/** Questions about the welcome and the sitemap step. */
export const otherStepsQuestions: Questions = {
  "step-welcome": {
    examples: `
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
    further: `
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
      where do I upload our logo
      at what point do I add my logo
      we have no logo, is that a problem
      where does our logo go
      can I put the logo in later
      our badge is ready, where do I add it
      I haven't got a logo
      how do I change the logo
      no logo yet, is that a problem
      our logo is on the van only
      where does the logo go
      don't have a logo, can I go on
      put in a newer logo
      do you need my logo
      logo comes later, ok?
      add logo
      where do I put my logo
      where does the logo go
      add my logo
      I can't find where the logo goes
      no logo yet
      change my logo
      no I mean the logo
      I meant the logo
      at which point do I supply our crest
      where I put my logo
      where does the logo go
      can I give you the logo later
      wheres the place for my logo
      we have no logo yet, what do we do in the first step
      I made a logo, how do I get it in
    `,
  },
  "step-sitemap": {
    examples: `
      I left out a page while answering, where do I put it in
      how do I add one more page to my list
      where can I put the pages in another order
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
    further: `
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
      I need an extra page for prices
      who decides which pages there are
      can I take a page out
      it suggested a page that I don't want
      how do I get rid of the faq page
      where do I say which pages I want
      can I rename a page
      add a page for weddings
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
      how many pages can I have
      can I have just one page
      I only want two pages
      just 3 pages please
      how do I add a page
      I don't need that page
      can I rename a page
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
  },
};
