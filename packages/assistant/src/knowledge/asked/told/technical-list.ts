/** Files, browsers and faults, asked about in haste, at length and with slips, one a line, by the entry's id. */
export const toldOfTechnical: Readonly<Record<string, string>> = {
  "which-files": `
    which files can I upload
    what file formats are allowed
    how big can my files be
    can I upload pdfs
    what's the maximum size for a photo
    can I upload videos
    does it accept word documents
    can I upload photos from my phone
    what format should my logo be
    is there a size limit for uploads
    are svg files ok
    can I send you a powerpoint
    what kind of pictures do you accept
    are tiff files allowed
    my photos are 8 mb each, is that ok
    do you accept heic
    can I upload my menu as pdf
    which picture formats work
  `,
  "upload-refused": `
    why was my file rejected
    my upload failed
    I can't upload my picture
    it won't accept my file
    why can't I upload this
    the upload doesn't go through
    my logo won't upload
    it says my file is too big
    it says the file is not what it seems
    I tried to upload a photo and got an error
    my document is refused
    uploading my pictures fails every time
    file rejected, why
    cant get my photo up there
    your site won't take my jpg
    it refuses the pdf of my menu
    why does it not want my picture
  `,
  browsers: `
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
  `,
  "report-a-fault": `
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
  `,
};
