import type { Brand } from "../brand-shape.ts";
import type { HelpCategory } from "./help-shape.ts";

/** Help for technical problems. */
export const technicalHelp = ({ contact }: Pick<Brand, "contact">): HelpCategory => ({
  id: "technical-support",
  title: "Technical Support",
  items: [
    {
      id: "lost-connection",
      question: "I lost my connection. Is my work gone?",
      answer:
        "No. Each answer is saved in your browser as you type, and on our server within seconds once you are back online. If two devices have changed the same answer, we ask you which one to keep.",
      alsoCalled: "save autosave offline internet crash lost data draft",
    },
    {
      id: "which-files",
      question: "Which pictures and documents can I upload?",
      answer:
        "JPEG, PNG, WebP, GIF and iPhone photos, SVG for your logo, and PDF, Word, PowerPoint and text files, up to 10 MB each. Large photos are made smaller before they are sent.",
      alsoCalled: "upload file format size limit image heic photo logo pdf",
    },
    {
      id: "upload-refused",
      question: "Why was my file refused?",
      answer:
        "Either it is larger than 10 MB, or its contents do not match its file name. We check what is in a file, not just its ending. Save it again from the program it was made in, and try once more.",
      alsoCalled: "error upload fails rejected invalid file type",
    },
    {
      id: "which-browsers",
      question: "Which browsers do you support?",
      answer:
        "Chrome, Edge, Firefox and Safari, in all versions from the last two years, on phones too. You can read these pages in any browser, even without JavaScript.",
      alsoCalled: "browser safari chrome firefox javascript phone mobile tablet",
    },
    {
      id: "domain-and-hosting",
      question: "Do I need a domain name or hosting first?",
      answer:
        "No. Step 8 asks whether you already have them, and you can ask for help with hosting there. Hosting, an HTTPS certificate and daily backups are part of every plan.",
      alsoCalled: "web address url name server host ssl secure security backup",
    },
    {
      id: "report-a-fault",
      question: "Something is broken. Who do I tell?",
      answer: `Write to ${contact.supportEmail} with the address of the page and the last thing you did. A screenshot helps.`,
      alsoCalled: "bug problem error fault broken report not working",
    },
  ],
});
