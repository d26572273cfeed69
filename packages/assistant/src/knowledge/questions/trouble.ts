import type { Questions } from "./questions.ts";

/** Questions about what does not work. */
export const troubleQuestions: Questions = {
  "lost-connection": {
    examples: `
      the wifi went, is it all gone
      is my work saved
      can I stop now and carry on tomorrow
      can I finish it later
      I closed the page by mistake, have I lost it
      battery died half way through
      does it save as I go
      where is the save button
      can I begin on the computer and go on with the tablet
      I did it on two devices and now it's different
      no signal in my van, does it still work
      do I have to do it in one go
      can I take a break and come back
      it was cut off in the middle
      which version counts if I used two devices
      will my answers still be there
    `,
    further: `
      is my work saved
      do I lose everything if my internet drops
      can I take a break and continue later
      do I have to finish it in one go
      my computer crashed, is everything gone
      can I carry on another day
      the page closed, are my answers gone
      what happens if I lose connection
      can I start on my phone and finish at home
      how do I save
      I can't find the save button
      I was cut off, is it still there
      power went out while I was filling it in
      are my answers saved if I close the browser
      can I switch between my computer and my phone
      my tablet ran out of battery in the middle of it
      will it remember where I was
      does it work without internet
      I closed the window before I saved
      there is no save button
      is it saved when I close the browser
      my wifi went, have I lost my answers
      the train went through a tunnel while I was typing
      will it all be there when I come back tomorrow
      I typed half on my laptop and half on my phone
      which version counts if I used two devices
      the battery died, is my work gone
      do I have to press save
      can I stop halfway and continue another day
      my battery died, are the answers gone
      shut the window by mistake, is it saved
      will I lose everything if the train hits a tunnel
      does it save by itself
      no signal on site, can I still fill it in
      the computer crashed in the middle
      can I stop now and finish tomorrow
      I had to close it halfway through
      started on my phone, can I go on at the desk
      where's the save button
      did it keep what I typed
      did I lose everything
      is my stuff saved
      is what I typed gone
      my phone died, is it gone
      signal went, have I lost my answers
      does it save by itself
      do I have to save
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
      signal is dreadful here, will it hang on to my answers
      will it remember me if I nip off to serve a customer
      the power went, what is left of it
      do I have to do it all again when the line drops
      I started on my phone, can I carry on at my desk
    `,
  },
  browsers: {
    examples: `
      do I need a laptop for this
      can I use my ipad
      does it run on an old computer
      does it work on my mobile
      will this work in internet explorer
      can I do it from my phone in the van
      I have an old android, is that alright
      which devices can I use
      is my browser too old
      does it work on a mac
      is edge supported
      can I fill in the form on a tablet
      does your form work on phones
      works best in which browser
    `,
    further: `
      which browser do I need
      does it work on my phone
      can I use my tablet
      does it work in safari
      which browsers do you support
      can I do it all on my mobile
      do I need a computer for the questionnaire
      is chrome ok
      will it run on my old laptop
      does the questionnaire work on an ipad
      I only have a phone, can I still do it
      does your website work without javascript
      can I use firefox
      what devices does this work on
      I have an old windows pc, will it work
      do I have to install anything
      does it run on an ipad
      can I fill it in on my phone
      does it matter which browser I have
      is my old computer good enough for your site
      which browser should I use
      I only have a tablet, is that ok
      doesn't it work in internet explorer
      do I need javascript
      can I do it on a tablet
      does this run on my old phone
      only got a phone, no computer, does that matter
      which browser should I use
      will it work on a mac
      my ipad, does it work there
      I use firefox, ok?
      can I fill it in on android
      does your portal work on a phone
      is a chromebook fine
      does it work on my ipad
      does this work on an old tablet
      can I do this on my phone
      which browser do I need
      does it work on safari
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
      I've only got my phone with me, can I do it on that
      can I fill it in on my android in the van
      I'm on the bus with my tablet, will it do
      we only have a very old windows machine
      do I need a proper computer or is my phone enough
      can it be done from a phone
      javascript is switched off here, does it matter
    `,
  },
  "report-a-fault": {
    examples: `
      nothing happens when I press the button
      the page is stuck
      your website has a problem
      I get an error message
      the screen went white
      something has gone wrong
      I think there is a mistake on your site
      the next button does not do anything
      who do I tell that it is broken
      it keeps crashing
      page not loading
      found a mistake on your page
      it freezes all the time
      your site is down
      one of your links does not work
      my site is down
      the site you built for us does not load
      our website has gone offline
      customers tell me my website is down
      we are your client and our site shows an error
      the preview is blank
      the preview stays empty
      I cannot see my preview, it does not load
    `,
    further: `
      I want to report a problem
      something is broken on your site
      your page doesn't work
      I found a mistake on your website
      the button doesn't work
      there's an error on the page
      I get a blank screen
      how do I report a bug
      the site keeps freezing
      it's stuck and won't go on
      the next button is dead
      technical problem
      the page won't load
      I keep getting an error when I press save
      who do I contact about a technical fault
      your form is broken
      it's not working
      where do I report something that does not work
      the page stays white
      the screen goes blank when I press next
      nothing happens when I click
      your website is broken
      the button does nothing
      your page won't load
      step four hangs on my laptop
      I found a mistake on your site, who do I tell
      it freezes every time I open it
      who do I let know that it's not working
      something on your site is not working properly
      there's a bug in the form
      a button on your site is dead
      nothing happens when I click next
      who do I tell about a bug
      this page is broken
      your site just spins
      the link goes nowhere
      I get a blank screen
      your page has a mistake in it
      something went wrong on your page
      where do I complain about a fault
      screen freezes in step five
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
      the page just spins when I press next
      I press next and it sits there
      something on your page is wonky
      half the page is missing on my screen
      it jumps about while I type
      the page goes blank
      my website is down
      our site is down
      is my site down
      the website is down
      my site has been down since last night
      our site is not working
      our website is not loading
      the website you made us is down
      the site that you host for us is offline
      nobody can open our website
      people say they can't get on my website
      my homepage gives a server error
      it says site can't be reached when I open our address
      error 404 on my own homepage
      error 502 on the page you made
      my live website is broken
      the contact form on the site you built does not send
      the booking link on our site is dead
      we pay you for hosting and the page is gone
      I'm on your monthly plan and my site has vanished
      something happened to our live site
      the certificate warning shows on my site
      the browser says our site is not secure
      my website looks broken since yesterday
      pictures on our finished site are gone
      my website is very slow since this morning
      urgent, the site is offline and we're open
      emergency, website down
      our web page don't open, you made it
      my site u built aint working
      the website that your firm built for us cannot be reached
    `,
  },
};
