/** Ways in which owners of many trades ask about their account and their data, one a line, by the entry's id. */
export const askedOfAccount: Readonly<Record<string, string>> = {
  "forgot-password": `
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
  "who-sees-my-project": `
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
  "download-my-data": `
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
  "delete-account": `
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
  "account-security": `
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
};
