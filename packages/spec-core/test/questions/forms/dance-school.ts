import type { BuildersForm } from "../builders-form.ts";

/** Chatty, and changes her mind while she writes. */
export const danceSchool: BuildersForm = {
  name: "dance school, Wellington",
  answers: {
    businessName: "Kererū Dance",
    niche: "Dance school",
    description:
      "Kia ora! I run a dance school for little ones and teens in Newtown, ballet, jazz and hip hop, and an adult beginners class on Wednesday nights which is my favourite. About 180 students. We hire the hall at St Anne's and from Term 2 we also have a studio in Miramar. Term fees are $165 for one class a week, siblings get a discount. End of year show at the Opera House, well not always, last year it was the Hannah.",
    audience: "Parents of kids from 3 to 17, and adults who always wanted to dance.",
    goals: ["Generate Leads", "Build Community"],
    pages: ["Home", "About", "Services", "Team", "FAQ", "Contact"],
    customPages: ["Timetable", "Enrol", "Uniform", "Shows"],
    competitors: "There's a big franchise in town, I'd rather not name them.",
    contentNotes:
      "Enrolment should be online with medical info and emergency contact. Parents ask me for the timetable ten times a day so it must be easy for me to change. We sell uniforms, at the moment from a box in the hallway. Videos from the show only for parents. All my teachers are police vetted. My teachers are Mere, Tom and a new one in February.",
    timeline: "1-3 months",
    budget: "$1,000 - $5,000",
    tone: "Fun",
    contentStyle: "Casual",
    contact: {
      phone: "021 555 0146",
      email: "mere@kereru.example",
      country: "NZ",
    },
  },
  points: [
    {
      asks: "the timetable: days, times, ages, place of each class, and with which tool she changes it",
      by: "page-timetable",
    },
    { asks: "where enrolment goes: which fields, how medical information is protected, how fees are paid" },
    { asks: "how large the discount for siblings is", by: "prices-current", says: "siblings" },
    { asks: "the address of hall and studio, and from which day Miramar opens" },
    { asks: "whether uniforms are sold online or only listed, with sizes and prices" },
    { asks: "how parents get at the videos, and who manages the access" },
    { asks: "consent for pictures and videos of children", by: "pictures" },
    { asks: "full names of the teachers, and who the new one is", by: "team" },
    { asks: "how the police vetting may be worded", by: "licences", says: "vetted" },
    { asks: "when and where the next show is" },
  ],
  needless: ["community"],
};
