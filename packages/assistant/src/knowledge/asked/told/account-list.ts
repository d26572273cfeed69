/** Account and data, asked about in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfAccount: Readonly<Record<string, string>> = {
  "forgot-password": `
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
  `,
  "who-sees-my-project": `
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
  `,
  "download-my-data": `
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
  `,
  "delete-account": `
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
  `,
  "account-security": `
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
  `,
};
