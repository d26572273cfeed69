import type { Questions } from "./questions.ts";

/** Questions about the account and its data. */
export const accountQuestions: Questions = {
  "forgot-password": {
    examples: `
      I can't get into my account
      I don't remember my password
      I need a new password
      lost my password
      it won't let me in
      it says wrong password
      the password mail has not come
      how do I get back in
      I signed up with google and now cannot get in
      can't sign in
      locked out
      what was my login
      my reset link does not work any more
      it wants a password but I never set one
    `,
    further: `
      forgotten my password
      forgot the password
      I can't sign in
      how do I reset my password
      my login doesn't work
      the password is wrong it says
      I never got the reset email
      reset password
      cant remember what password i used
      the link for the new password has expired
      I'm locked out of my account
      I used google to sign up, what is my password
      trouble logging in
      it doesn't accept my password
      how can I get into my account again
      it's been a year and i have no idea what my password is
      password reset please
      it won't let me in
      my password is wrong it says
      can't remember what password I used
      the reset mail hasn't come
      how do I get a new password
      I can't get into my account
      it says it doesn't know my email
      the link in the password mail has run out
      I signed up with google and now it wants a password
      won't let me in
      my password isn't accepted
      locked out of my account
      I can't get into my account
      lost my login
      new password please
      the reset mail never came
      says wrong password
      what was my password again
      can't log on any more
      can't log in
      can't get in
      it won't let me log in
      my reset link doesn't work
      the reset link has run out
      the link in the mail has expired
      I did not forget my password, it still won't let me in
      password not working
      never got the reset mail
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
      it keeps saying wrong email or password and I know it's right
      I've been locked out
      it says my details are not recognised
      can't remember my login details
      the mail with the link never came
      which email did I sign up with
    `,
  },
  "account-security": {
    examples: `
      I think someone is in my account
      someone got hold of my password
      I forgot to log out at the library
      sign me out everywhere
      I lost my phone and was signed in on it
      my ex still has my login
      how do I change my password
      log out all devices
      where can I see where I am logged in
      a former employee knows the password
      strange login in my account
      I was hacked, what now
      is my account safe
      end the session on the office computer
      I sold my laptop without signing out
    `,
    further: `
      how do I change my password
      someone else is using my account
      I think my account has been hacked
      somebody knows my password
      how do I log out everywhere
      sign out on all devices
      where am I logged in
      my phone was stolen and I'm logged in on it
      an employee left and still has access to my account
      I forgot to sign out on another computer
      change my password
      there's a login I don't recognise
      can I see who has been in my account
      I want a new password because someone saw it
      I'm still signed in on my old laptop
      how do I end a session
      is there any way to see my active sessions
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
      forgot to log out at the internet cafe
      someone got into my account
      sign in from another country that wasn't me
      is somebody else using my login
      my phone with the login was stolen
      lost my laptop, I was signed in
      an ex employee still has our password
      how do I log out everywhere
      weird login warning
      throw other people out of my account
      can I change my password
      someone else is in my account
      somebody logged in as me
      I think I've been hacked
      someone changed my password
      someone else changed it
      log me out everywhere
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
      my session got hijacked, how do I kill all logins
      an employee left and still has the login
      is there a way to see where I'm signed in
      I think somebody was in my account last night
      log me out of every machine
    `,
  },
  "who-sees-my-project": {
    examples: `
      can my competitors see this
      who reads what I write
      is my project public
      will other clients see it
      can anyone else see my answers
      I don't want anyone to know about the new shop yet
      can you keep this quiet
      will you sign something that you keep it secret
      nda
      who at your place looks at it
      my plans are top secret
      does anybody see my stuff before I send it
      do you share my project with others
    `,
    further: `
      who can see my project
      is my project private
      who sees my answers
      can other people see my project
      is what I enter confidential
      do you do confidentiality agreements
      can I have a nondisclosure agreement
      my idea is secret, is it safe with you
      will my competitors be able to see my plans
      can you promise not to tell anyone
      who at the agency can read my stuff
      is anything public before the launch
      we're launching in spring and nobody may know about it
      do you show my project to other clients
      how confidential is this
      could somebody steal my idea
      can other customers see my plans
      can my competitors see what I'm planning
      who at your place reads my project
      is my project kept secret until it's online
      can anybody look at what I'm planning
      do other clients see my answers
      we launch in secret, who knows about it
      will you sign something that says you keep quiet
      is my idea safe with you
      can the shop next door see what I'm planning
      is my idea safe with you
      will you sign a non disclosure
      do other customers see my project
      keep this under your hat please
      who at your place reads my answers
      could a rival of mine look at it
      is my plan public
      I want confidentiality in writing
      secret until launch, is that possible
      who can see my answers
      who at your company reads it
      does anyone else see what I put
      can other clients see my project
      can we sign something so it stays secret
      who exactly at your company can read it
      who can read what I type here
      before I type anything, who sees it
      are you prepared to sign an NDA
      would you sign a confidentiality agreement
      who can see my answers
      my plans are secret, who reads them
      is what I enter treated in confidence
      will my competitors see this
      we want a confidentiality agreement first
      an NDA before we tell you anything
      can other people look in my project
      does everyone in your office see my stuff
      how confidential are our answers
      there are private things about our children in my answers, who sees them
      is this kept between you and me
      some of what I write is sensitive, do you keep it to yourselves
      nobody outside your office gets to see this, right
      I don't want this to get out
      do your staff gossip about what I tell you
      it is a surprise launch, can you keep quiet about it
      would you put secrecy in writing
    `,
  },
  "download-my-data": {
    examples: `
      I want a copy of everything
      can I get my stuff out
      save all my answers on my computer
      how do I export everything
      can I download my files again
      get all my projects in one file
      give me all the data you have on me as a file
      zip of my account
      how do I take my data with me
      can I have my pictures back
      subject access request
      download my answers
    `,
    further: `
      can I export my data
      can I get a copy of my data
      I want to download everything I entered
      how can I get all my files back
      give me my data
      export all my projects
      where do I find the download of my data
      is there a backup of my account I can download
      can I have all my answers as a file
      I need a copy of all my documents
      how do I get my files out of here
      save everything to my own computer
      get my data as a zip
      I'd like a copy of everything I entered
      how do I get all my files out
      I want a backup of my answers on my own computer
      can I save everything to my own disk
      how do I get my data
      where do I download my stuff
      send me everything you have of mine in a zip
      can I get a copy of my data before I go
      send me everything you hold on me
      give me my stuff as a file
      I'd like all my answers and files back
      copy of all I've entered
      take my data with me
      how can I back up my project
      get my documents out
      export everything
      a zip of my things
      I want a copy of everything
      how do I get a copy of my stuff
      can I have all my answers as a file
      send me everything you have of mine
      how may I export our records
      we require a copy of everything held under our login
      how I can get all my data
      can I have a copy of everything I gave you
      how do i download my stuff
      how do we obtain the data that you hold on our account
      I want all my answers and files in one archive
      give me all my data
      where's the export
      I have to hand over everything in our account before I leave, how do I pull it out
      I want a backup of all I wrote here
      how do I take my answers and files with me
      can I get everything out of my account in one go
      a copy of all our stuff for the archive
    `,
  },
  "delete-account": {
    examples: `
      delete me
      I want my account gone
      remove all my details from your system
      please wipe everything I have entered
      get rid of my profile
      I don't want to be registered with you any more
      can I erase my account
      take my name out of your system
      I want to be forgotten
      delete all my projects and files for good
      how to unregister
    `,
    further: `
      I want to delete my account
      delete my account please
      close my account
      remove my account
      how can I get my data deleted
      I don't need my account any more
      can you delete all my data
      erase everything about me
      I want all of my details removed
      what happens to my projects if I delete my account
      cancel my account
      get rid of my account
      please take me off your system altogether
      is deleting the account final
      delete profile
      remove my account
      I want my login and projects gone
      how do I get rid of my account
      delete me and all I uploaded
      please wipe everything I gave you
      close my account for good
      erase my profile with all projects
      what's deleted when I delete my account
      wipe me from your system
      close my account for good
      get rid of my login and everything in it
      I want to be forgotten
      remove my account
      bin my account
      erase everything about me
      how do I shut my account
      take me out of your database
      get rid of my account
      how do I delete everything
      close my account
      I want my account gone
      remove me completely
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
      I want out, wipe my profile
      take everything of mine off your servers
      I changed my mind, remove my details and my files
      how do I disappear from here
      forget that I was ever here
    `,
  },
};
