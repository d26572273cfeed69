import type { Brand } from "../brand-shape.ts";
import type { HelpCategory } from "./help-shape.ts";

/** When something does not work. */
export const technicalHelp = ({ contact }: Pick<Brand, "contact">): HelpCategory => ({
  id: "technical-support",
  title: "Technical Support",
  items: [
    {
      id: "lost-connection",
      question: "I lost the connection. Is my work gone?",
      answer:
        "No. Each answer is kept in your browser as you type, and on our server within seconds once you are online again. If two devices changed the same answer, you are asked which one stays.",
      alsoCalled: "save autosave offline internet crash lost data draft",
    },
    {
      id: "which-files",
      question: "Which pictures and documents can I upload?",
      answer:
        "JPEG, PNG, WebP, GIF and the pictures of an iPhone; an SVG as your logo; PDF, Word, PowerPoint and text files. Each may have 10 MB. Large photographs are made smaller before they are sent.",
      alsoCalled: "upload file format size limit image heic photo logo pdf",
    },
    {
      id: "upload-refused",
      question: "Why was my file refused?",
      answer:
        "It is larger than 10 MB, or it is not what its name says: we look at what is inside, not at the ending. Save it once more from the program that made it, and try again.",
      alsoCalled: "error upload fails rejected invalid file type",
    },
    {
      id: "which-browsers",
      question: "Which browsers do you support?",
      answer:
        "Chrome, Edge, Firefox and Safari as they have been for the last two years, on phones as well. These pages can be read in any browser, and without JavaScript.",
      alsoCalled: "browser safari chrome firefox javascript phone mobile tablet",
    },
    {
      id: "report-a-fault",
      question: "Something is broken. Whom do I tell?",
      answer: `Write to ${contact.supportEmail} with the address of the page and what you did last. A picture of the screen helps.`,
      alsoCalled: "bug problem error fault broken report not working",
    },
  ],
});
