import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { colorsOf, facesOf, formOf, shown } from "./clients.ts";

interface Starter {
  readonly form: Onboarding;
  readonly mode: "light" | "dark";
}

const offers = (...rows: readonly (readonly [name: string, what: string, price: string])[]) =>
  rows.map(([name, what, price]) => ({ name, what, price }));

/** Twelve invented businesses in five tones, three page layouts and three content styles, as their owners fill the form. */
export const starters: Readonly<Record<string, Starter>> = {
  carpenter: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Brandt Joinery",
        niche: "Carpenter",
        description:
          "Kitchens, stairs and windows from our workshop in Ludlow, since 1987. We fit what we make. Oak, ash and larch from within 30 miles.",
        audience: "Owners of old houses in the Marches",
        goals: ["Generate Leads"],
        pages: ["Home", "Services", "Portfolio", "About", "Contact"],
        contact: { country: "GB", phone: "01584 960 112", email: "shop@brandt.example" },
        tone: "Bold",
        contentStyle: "Technical",
        offers: offers(
          ["Fitted kitchens", "in solid oak or ash", ""],
          ["Staircases", "straight, winding or spiral", ""],
          ["Sash windows", "restored or made new", "from £980"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "full-width",
      themeColors: colorsOf("#7A3B12", "#3F8F6B", "#FFFFFF", "#24170F"),
      fonts: facesOf("Bebas Neue", "Source Serif 4"),
    }),
  },
  "bicycle-shop": {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Cog & Sprocket",
        niche: "Bicycle shop",
        description:
          "Bikes, parts and a workshop you can watch. We have been in York since 2006. Free puncture repair for students on Fridays.",
        audience: "People who ride to work",
        goals: ["Sell Products"],
        pages: ["Home", "Products", "Services", "FAQ", "Contact"],
        contact: {
          country: "GB",
          phone: "01904 960 330",
          email: "hello@cog.example",
          address: "41 Walmgate\nYork YO1 9TX",
          openingHours: "Tue-Sat 9-5.30",
        },
        tone: "Fun",
        contentStyle: "Casual",
        offers: offers(
          ["Commuter", "eight gears, mudguards, dynamo", "£640"],
          ["Folder", "fits under a desk", "£890"],
          ["Full service", "strip, clean and rebuild", "£95"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "boxed",
      themeColors: colorsOf("#1D4E89", "#C1272D", "#F5F8FC", "#16243A"),
      fonts: facesOf("Nunito", "Nunito"),
    }),
  },
  dentist: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Hohenstein Dental Practice",
        niche: "Dental practice",
        description:
          "Dental practice in Bath for adults and children, in the third generation. Founded in 1951. Step-free entrance, car park in the yard. We speak English, German and Romanian.",
        audience: "Families and anxious patients in and around Bath",
        goals: ["Book Appointments"],
        pages: ["Home", "Services", "Team", "FAQ", "Contact"],
        contact: {
          country: "GB",
          phone: "01225 960 180",
          email: "practice@hohenstein.example",
          address: "12 Great Pulteney Street\nBath BA2 4BR",
          openingHours: "Mon, Tue, Thu 8-12 and 14-18\nWed, Fri 8-13",
        },
        tone: "Corporate",
        contentStyle: "Technical",
        offers: offers(
          ["Check-up", "with X-rays where needed", "£58"],
          ["Hygienist", "30 minutes", "£72"],
          ["White filling", "", "from £110"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "contained",
      themeColors: colorsOf("#0B4F6C", "#01BAEF", "#F4FAFC", "#0B2A38"),
      fonts: facesOf("Source Serif 4", "Inter"),
    }),
  },
  "driving-school": {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Honk! Driving School",
        niche: "Driving school",
        description:
          "Driving lessons in Cardiff for people who are scared of roundabouts. Lessons in Welsh or English, manual or automatic. I'm Megan, I've been teaching since 2014 and I have never once shouted.",
        audience: "Learners from 17 on who have failed before",
        goals: ["Book Appointments"],
        pages: ["Home", "Pricing", "FAQ", "Contact"],
        contact: { country: "GB", phone: "07700 900 321", email: "megan@honk.example" },
        tone: "Fun",
        contentStyle: "Casual",
        offers: offers(
          ["First lesson", "", "£25"],
          ["Ten lessons", "", "£340"],
          ["Pass Plus", "six modules", "£210"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "pricing", "contact"),
      pageLayout: "boxed",
      themeColors: colorsOf("#FF7A3D", "#4B2E83", "#FFF8EE", "#1F1633"),
      fonts: facesOf("Poppins", "Open Sans"),
    }),
  },
  restaurant: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "El Fogón de Amaya",
        niche: "Basque grill restaurant",
        description:
          "Whole turbot, txuleta and peppers from Gernika over oak. In a railway arch in Bristol since 2018. Eight tables and a counter.",
        audience: "People who eat with their hands",
        goals: ["Book Appointments"],
        pages: ["Home", "Products", "About", "Contact"],
        contact: {
          country: "GB",
          phone: "0117 496 0359",
          email: "mesa@fogon.example",
          address: "Arch 9, Clock Lane\nBristol BS2 0AA",
          openingHours: "Wed-Sun 18-23",
        },
        tone: "Bold",
        contentStyle: "Casual",
        offers: offers(
          ["Txuleta", "for two, a kilo", "£86"],
          ["Whole turbot", "by weight", "£78 a kilo"],
          ["Gernika peppers", "", "£9"],
          ["Anchovies from Bermeo", "", "£14"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "full-width",
      themeColors: colorsOf("#8C1C13", "#F0A500", "#1E1411", "#FBF3EA"),
      fonts: facesOf("Oswald", "Open Sans"),
    }),
  },
  cleaning: {
    mode: "dark",
    form: formOf({
      formData: {
        businessName: "Spick",
        niche: "Cleaning company",
        description:
          "Office and home cleaning in Leeds. Same person every week. Founded in 2015. We are insured up to £5 million.",
        audience: "Offices of up to 80 desks and households in Leeds",
        goals: ["Generate Leads"],
        pages: ["Home", "Services", "Pricing", "Careers", "Contact"],
        contact: { country: "GB", phone: "0113 496 0577", email: "hello@spick.example" },
        tone: "Modern",
        contentStyle: "Professional",
        offers: offers(
          ["Weekly home cleaning", "", "£19 an hour"],
          ["Office cleaning", "evenings", "£22 an hour"],
          ["End of tenancy", "with oven and windows", "from £180"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "contained",
      themeColors: colorsOf("#2D7A54", "#F2994A", "#FFFFFF", "#14261E"),
      fonts: facesOf("Figtree", "Figtree"),
    }),
  },
  solicitors: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Prescott, Achebe & Lindqvist LLP",
        niche: "Solicitors",
        description:
          "Employment law in Bristol, for employees only. Settlement agreements are read within two working days. We are regulated by the SRA.",
        audience: "Employees who have been offered an agreement",
        goals: ["Generate Leads"],
        pages: ["Home", "Services", "Pricing", "Team", "FAQ", "Contact"],
        contact: {
          country: "GB",
          phone: "0117 496 0186",
          email: "office@prescott.example",
          address: "2 Queen Square\nBristol BS1 4JQ",
          openingHours: "Monday to Friday 9 to 5.30",
        },
        tone: "Corporate",
        contentStyle: "Professional",
        offers: offers(
          ["Settlement agreement", "advice and certificate", "£500 plus VAT"],
          ["Employment tribunal", "", ""],
          ["Discrimination", "", ""],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "boxed",
      themeColors: colorsOf("#7C83FD", "#C9A227", "#15153A", "#ECECFB"),
      fonts: facesOf("EB Garamond", "Inter"),
    }),
  },
  barber: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Blade & Towel",
        niche: "Barbershop",
        description:
          "Hot-towel shaves and honest haircuts, no appointment. We have four chairs and one radio. On Lark Lane in Liverpool since 1998.",
        audience: "Men and boys in Aigburth",
        goals: ["Share Information"],
        pages: ["Home", "Services", "Team", "Portfolio", "Contact"],
        contact: {
          country: "GB",
          phone: "0151 496 0123",
          address: "66 Lark Lane\nLiverpool L17 8UU",
          openingHours: "Tue-Sat 9-18",
        },
        tone: "Modern",
        contentStyle: "Casual",
        offers: offers(
          ["Haircut", "", "£19"],
          ["Hot-towel shave", "", "£23"],
          ["Cut and shave", "", "£38"],
          ["Under twelves", "", "£13"],
        ),
      },
      layoutSections: shown("hero", "services", "contact"),
      pageLayout: "full-width",
      themeColors: colorsOf("#0E4749", "#E8590C", "#FFFFFF", "#16181A"),
      fonts: facesOf("Plus Jakarta Sans", "Plus Jakarta Sans"),
    }),
  },
  guesthouse: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Casa do Rio",
        niche: "Guesthouse",
        description:
          "Six rooms above the Tamar in Calstock. Breakfast on the terrace until eleven. The house dates from 1924, the guesthouse from 2009.",
        audience: "Walkers and railway enthusiasts",
        goals: ["Book Appointments"],
        pages: ["Home", "Pricing", "About", "Portfolio", "Contact"],
        contact: {
          country: "GB",
          phone: "01822 960 014",
          email: "casa@rio.example",
          address: "Commercial Road\nCalstock PL18 9QX",
        },
        tone: "Minimalist",
        contentStyle: "Professional",
        offers: offers(
          ["River room", "double, view of the viaduct", "£128 a night"],
          ["Garden room", "double or twin", "£104 a night"],
          ["Attic", "single", "£72 a night"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "boxed",
      themeColors: colorsOf("#1B6B8F", "#E09F3E", "#FFFFFB", "#1D2A30"),
      fonts: facesOf("Lora", "Lato"),
    }),
  },
  bookkeeper: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "Larch",
        niche: "Bookkeeper",
        description:
          "I do the books for about forty small businesses in Stirling, from food vans to a funeral home. I answer within a day. Xero and QuickBooks.",
        audience: "Owners of businesses with one to ten employees",
        goals: ["Generate Leads"],
        pages: ["Home", "Pricing", "About", "Contact"],
        contact: { country: "GB", phone: "01786 960 042", email: "iona@larch.example" },
        tone: "Minimalist",
        contentStyle: "Professional",
        offers: offers(
          ["Monthly books", "up to 100 transactions", "£140 a month"],
          ["VAT return", "", "£60"],
          ["Payroll", "up to five people", "£35 a month"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "contained",
      themeColors: colorsOf("#3B5B52", "#B5714B", "#FBFAF7", "#20231F"),
      fonts: facesOf("DM Sans", "DM Sans"),
    }),
  },
  photographer: {
    mode: "dark",
    form: formOf({
      formData: {
        businessName: "Aoife Brennan",
        niche: "Wedding photographer",
        description:
          "I photograph weddings in Cornwall and Devon. Mostly outdoors and mostly in the rain. Twenty weddings a year, no more.",
        audience: "Couples who hate posing",
        goals: ["Showcase Portfolio"],
        pages: ["Home", "Portfolio", "About", "Pricing", "Contact"],
        contact: { country: "GB", phone: "07700 900 516", email: "aoife@brennan.example" },
        tone: "Minimalist",
        contentStyle: "Casual",
        offers: offers(
          ["Full day", "from the morning to the first dances", "£1,900"],
          ["Half day", "five hours", "£1,150"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "contained",
      themeColors: colorsOf("#A8927A", "#D8C3A5", "#FAF7F2", "#2B241E"),
      fonts: facesOf("Playfair Display", "Figtree"),
    }),
  },
  engineers: {
    mode: "light",
    form: formOf({
      formData: {
        businessName: "OK Hydrogen Consulting",
        niche: "Consulting engineers",
        description:
          "We plan refuelling stations for hydrogen lorries, from the soil survey to the permit. Founded in 2018. Eleven stations built in Britain and Denmark.",
        audience: "Hauliers and councils",
        goals: ["Generate Leads"],
        pages: ["Home", "Services", "About", "Contact"],
        contact: {
          country: "GB",
          phone: "01224 960 501",
          email: "post@okhydrogen.example",
          openingHours: "",
        },
        tone: "Corporate",
        contentStyle: "Technical",
        offers: offers(
          ["Site survey", "report within three weeks", "£8,500"],
          ["Permit management", "", ""],
          ["Training for operators", "two days on site", "£2,200"],
        ),
      },
      layoutSections: shown("hero", "features", "services", "contact"),
      pageLayout: "full-width",
      themeColors: colorsOf("#12355B", "#A4243B", "#FFFFFF", "#101D2B"),
      fonts: facesOf("Montserrat", "Inter"),
    }),
  },
};
