/** Questions that leave open which step or file is meant, one a line, by the ids of the entries. */
export const leftOpenInPortal: Readonly<Record<string, string>> = {
  "which-files, upload-refused, step-media": `
    pictures
    about my pictures
    uploading
    my files
    files
    my documents
    images
    photos of ours
  `,
  "step-welcome, which-files": `
    the logo
    about our logo
    logo
    logo file
  `,
  "step-theme, contrast-check": `
    the colours
    my colours
    something is off with the colours
    about the colours
    colours are wrong
    problem with colours
  `,
  "contrast-check, article-contrast": `
    what about contrast
    the contrast
    contrast thing
    contrast
  `,
  "step-layout, step-sitemap": `
    page layout and pages
    the structure
    arrange pages
    pages or sections
    how is it arranged
    sections of the pages
    the layout of my pages
    navigation
  `,
  "web-design, step-theme, step-fonts, step-layout": `
    design
    the design
    how will it look
    what will it look like
    styling
    the looks
  `,
  "whose-words, step-tone, plan-pro": `
    who writes it
    who writes the text
    do you write the texts
    who does the words
    who is writing the copy
    the texts
    who makes the text
  `,
  "live-preview, process, after-submit": `
    do I see it first
    can I look at it before
    do I approve it before it's online
    can I say no before it's public
    do we get to check it
    will I see it before it's live
    do I sign it off
  `,
  "specification, download-my-data": `
    download it
    where is the download
    get everything as a file
    can I have a copy
    can I keep a copy
  `,
  "terms, download-my-data, specification": `
    can I take it elsewhere
    can I take everything with me
    do I own it
    does it belong to me
    is it mine to keep
  `,
};
