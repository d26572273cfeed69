/** The questions that a form can leave open, each with the place in the spec that waits for the answer. */
export const questions = [
  { id: "business-name", path: "businessInfo.name", question: "What is the business called?" },
  { id: "website-name", path: "businessInfo.websiteName", question: "What should the website be called?" },
  {
    id: "description",
    path: "businessInfo.description",
    question: "What does the business do, in a few sentences?",
  },
  { id: "niche", path: "businessInfo.niche", question: "Which industry or niche is the business in?" },
  { id: "audience", path: "businessInfo.audience", question: "Who is the website for?" },
  { id: "competitors", path: "businessInfo.competitors", question: "Which competitors should we look at?" },
  {
    id: "business-size",
    path: "businessInfo.businessSize",
    question: "How many people work in the business?",
  },
  {
    id: "contact-details",
    path: "businessInfo.contactDetails",
    question: "Which phone number, e-mail address, postal address and opening hours should the website show?",
  },
  { id: "goals", path: "websiteGoals", question: "What should the website achieve?" },
  {
    id: "social-media",
    path: "siteStructure.socialLinks",
    question: "Which social media profiles should be linked?",
  },
  {
    id: "timeline",
    path: "projectRequirements.timeline",
    question: "When does the website have to be ready?",
  },
  { id: "budget", path: "projectRequirements.budget", question: "What is the budget?" },
  { id: "pages", path: "siteStructure.pages", question: "Which pages should the website have?" },
  {
    id: "home-page",
    path: "siteStructure.pages",
    question: "Which page should open at the website's address?",
  },
  {
    id: "sections",
    path: "siteStructure.sections.chosen",
    question: "Which sections should the home page have? siteStructure.sections.suggested is a proposal.",
  },
  { id: "tone", path: "design.styleGuide.tone", question: "Which design tone should the website have?" },
  { id: "content-style", path: "design.styleGuide.contentStyle", question: "How should the texts sound?" },
  {
    id: "language",
    path: "codeTemplates.html",
    question: "In which language are the texts? The templates declare English until then.",
  },
  { id: "logo", path: "assets.logos", question: "Is there a logo? Please send it as SVG or a large PNG." },
  { id: "texts", path: "aiFeatures.generatedPages", question: "Who supplies the texts, and when?" },
  { id: "pictures", path: "assets.files", question: "Which pictures may be used?" },
  { id: "domain", path: "hosting.domainName", question: "Which domain should the website have?" },
  { id: "hosting", path: "hosting.hostingProvider", question: "Where will the website be hosted?" },
  {
    id: "nda",
    path: "legalAndCompliance.ndaAccepted",
    question: "Does the client accept the confidentiality agreement?",
  },
] as const;

export type ClarificationId = (typeof questions)[number]["id"];
