import type { Questions } from "./questions.ts";

/** Questions about pictures and other files. */
export const filesQuestions: Questions = {
  "which-files": {
    examples: `
      can I upload a word file
      what kind of files can I send
      are pngs ok
      how many megabytes can a picture be
      is there a limit on the size
      can I add a pdf of my price list
      what type of picture do you take
      does it take photos straight from my iphone
      can I upload a powerpoint
      in which format do you want my logo
      do you take videos or only pictures
      is a jpg fine
      what size should my photos be
      will you accept a scan
    `,
    further: `
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
      can I use a word document
      which kinds of picture can I send
      do you take files from an iphone
      what formats are allowed
      can I give you a pdf
      my designer sent svg and png, which one do you take
      how big may a picture be
      are gifs ok
      what is the biggest file I can send
      can I use this kind of file
      can I send a spreadsheet or a word file
      is a pdf of our menu fine
      what kind of pictures do you take
      are photos off my phone ok
      which format should the logo be
      how big can a file be
      can I upload a price list in word
      does it take png
      what type of documents are allowed
      format for pictures
      can I send a pdf
      can I send you a pdf of our menu
      is heic ok
      how big can a photo be
      what pictures can I send
      can I upload a word file
      which kinds of document may be submitted
      which document I can send
      is word possible
      can I send a heic from my iphone
      is a PDF acceptable
      file types
      what types of file do you take
      how large may a file be
      how big can my photos be
      my photos are raw files, is that all right
      can u take a word doc
      you accept powerpoint
      what format should our crest be in
    `,
  },
  "upload-refused": {
    examples: `
      it won't take my picture
      my photo doesn't go in
      why won't it let me upload
      it says file not accepted
      my pdf was rejected
      I can't get my logo to upload
      the picture is too big it says
      upload error
      it didn't accept mine
      keeps saying wrong file type
      tried to add a document and it failed
      file too large
      it throws my image out
      the upload doesn't work
    `,
    further: `
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
      my file is not accepted
      it keeps rejecting my file
      it says my file isn't valid
      the picture is too big it says
      why can't I upload my photo
      I renamed the file and now it's refused
      my pdf will not upload
      it says not allowed when I add my photo
      uploading my scan fails every time
      it spat out my photo
      my leaflet pdf won't go up
      says the picture is too large
      it won't have my file
      upload bounces every time
      photo not accepted
      error when I add a document
      my brochure got refused
      too big it says, what now
      can't get the file to upload
      my photo won't go up
      my pic won't upload
      it won't take my picture
      it says my file is refused
      it was refused
      photo too large
      why was my picture refused
      why does it reject my pdf
      it won't take my picture
      it says 10 mb
      why you don't accept my file
      for what reason was our document rejected
      your stupid upload refuses everything
      the upload failed again
      my photo does not upload
      it says my file is not what its name says
      cant upload
      file too large, what now
      I try to send a photo and there comes an error
      our brochure was not accepted
      tried adding our brochure and got told no
      it spat my picture out
      I add a file and it just says no
      it will not have my photograph
      my picture is apparently too heavy
      keeps bouncing my logo
      says wrong type but it is a jpg
    `,
  },
  "step-media": {
    examples: `
      where do my photos go
      how do I put pictures of my work in
      upload the menu
      where do I add images
      I have hundreds of photos of weddings, where do I put them
      can you find pictures for me
      we have no good photos, what then
      do you use stock photos
      add photos of my team
      where do I put our brochure
      send you my pictures
      I want to add a photo of my shop
      attach documents
    `,
    further: `
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
      where can I add the menu and pictures of our rooms
      which step is for pictures
      we have no pictures, can you find some
      where do my photos from the last job go
      how do I add a brochure
      can I upload pictures from my phone
      I've got photos of our dishes, where do they go
      we haven't got any good photos
      no decent pictures of the salon
      do you find pictures for us
      where do the photos go
      use stock pictures
      add a price list to my project
      put my pictures in
      our pictures are awful, what can we do
      where do I add photos
      can you use other photos if ours are bad
      where do my photos go
      I've got no pictures
      I haven't got any photos, is that ok
      no pics, does it matter
      can you find pictures for me
      where do I put my pictures
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
      parents haven't agreed to photos, could you use stock ones
      use pictures from a library please
      we have no pictures worth showing, can you find some
      where do I put the photos of our cottages
      I want to send you my gallery
    `,
  },
};
