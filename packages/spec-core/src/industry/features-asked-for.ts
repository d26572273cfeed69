/**
 * The client's words that each feature needs. A goal or an industry alone is no evidence that a business has such a
 * thing or wants it; features without an entry are part of the goal or of any site of the industry.
 */
export const featuresAskedFor: Readonly<Record<string, RegExp>> = {
  "Confirmation and reminder e-mails": /\b(?:remind|confirm|no[- ]shows?)/i,
  "Rescheduling and canceling without a phone call":
    /\b(?:cancel|resched|move (?:a|an|their|the) (?:booking|appointment|lesson))/i,
  "Events or forum for members": /\b(?:forums?|members?|membership|meet[- ]?ups?)\b/i,
  "Lessons or guides ordered by level": /\b(?:tutorials?|guides?|courses?|levels?|how[- ]to)\b/i,
  "Downloads and checklists":
    /\b(?:downloads?|checklists?|pdfs?|print ?outs?|worksheets?|forms? to print)\b/i,
  "Video with captions and transcripts": /\b(?:videos?|films?|youtube|vimeo|webinars?)\b/i,
  "Course overview with dates, levels and fees":
    /\b(?:courses?|class(?:es)?|levels?|groups?|term|curriculum|semesters?)\b/i,
  "Enrollment form":
    /\b(?:enrol|admission|registration|register(?:s|ing)? (?:for|your|their)|sign(?:ing)?[- ]?up|waiting list)/i,
  "Projects or listings with filters":
    /\b(?:listings?|propert(?:y|ies)|projects?|portfolio|(?:homes?|houses?|flats?|plots?|land|units?|bungalows?|villas?) (?:for|to) (?:sale|rent|let)|apartments?|new[- ]?builds?|developments?)\b/i,
  "Menu as text, with allergens and prices":
    /\b(?:menus?|dish(?:es)?|restaurant|bistro|trattoria|caf[eé]s?|take-?away|take-?out|pub|diner|food truck|street food|cater(?:er|ers|ing)|pizz\w*|lunch(?:es)?|dinners?|breakfasts?|brunch|meals?|kebab|grill|bar|tapas|eat in|sandwich(?:es)?|coffee|tea ?room)\b/i,
  "Table or room inquiry":
    /\b(?:(?:book|reserve) (?:a )?tables?|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|few|outside) tables|tables? (?:for|outside|inside)|restaurant|bistro|dining|dine|seats?|(?:bed|guest|double|single|private|function)?rooms?|hotel|guest ?house|hostel|inn|pub)\b/i,
  "Store finder with opening hours": /\b(?:shops|stores|branches|stockists|locations|outlets)\b/i,
  "Product tour or demo request":
    /\b(?:demos?|product tours?|free trials?|try (?:it|the (?:app|software|product))|our (?:app|software|platform))\b/i,
  "Documentation or changelog":
    /\b(?:(?:product|technical|online|developer|user) documentation|changelog|release notes|api|user manuals?)\b/i,
  "Integrations overview": /\b(?:integrat(?:es?|ions?)|connects? (?:to|with)|plug-?ins?|api)\b/i,
  "Opening hours and emergency contact on every page":
    /\b(?:emergenc(?:y|ies)|urgent(?:ly)?|out[- ]of[- ]hours|opening hours|open (?:from|on|mon|tue|wed|thu|fri|sat|sun|every|daily))/i,
  "Information for new patients or clients":
    /\b(?:new (?:private )?(?:patients?|clients?|people)|first (?:visits?|appointments?|consultations?|sessions?)|nervous)\b/i,
  "Regulatory status and disclosures in the footer":
    /\b(?:regulat\w+|authori[sz]ed|chartered|licen[cs]ed|registered|institute|member of)\b/i,
  "Calculator or fee overview": /\b(?:calculators?|fees?|prices?|pricing|rates?|fixed|packages?)\b/i,
  "Secure way to send documents":
    /\b(?:portal|uploads?|send (?:us |me |in |over )?(?:their |your |the )?(?:documents|papers|paperwork|files|receipts|records|invoices))\b/i,
  "Lookbook or treatment gallery":
    /\b(?:lookbook|galler(?:y|ies)|portfolio|photos?|pictures?|pics|insta(?:gram)?)\b/i,
  "Size, care or aftercare guide":
    /\b(?:sizes?|sizing|measur\w+|aftercare|after[- ]care|washing|care (?:guide|advice|instructions?))\b/i,
  "Service area with a map":
    /\b(?:maps?|(?:we|i|areas?) cover(?:ed|s)?|covering|service areas?|travel to|up to \d+ ?(?:miles?|km)|within \d+ ?(?:miles?|km))\b/i,
  "Quote request with photo upload":
    /\b(?:uploads?|(?:send|text|e-?mail|whats ?app|from|with) (?:\w+ ){0,3}(?:photos?|pictures?|pics?))\b/i,
  "Accreditations and insurance":
    /\b(?:insur\w+|public liability|accredit\w+|certif\w+|licen[cs]e[ds]?|registered|gas safe|niceic|napit|trustmark|members? of|qualified|guarantee[ds]?)\b/i,
  "Showreel or featured work": /\b(?:show ?reels?|films?|videos?|featured)\b/i,
  "Process in a few steps": /\b(?:process|steps?|stages?|how (?:it|this|we|i) works?)\b/i,
  "Client list": /\b(?:clients? (?:lists?|include|such as|like)|worked (?:for|with)|logos of)\b/i,
  "Service area and availability":
    /\b(?:areas?|(?:we|i) cover|covering|travel|miles|km|mobile|come to (?:you|your|their)|availab\w+)\b/i,
  "Quote request": /\b(?:quot(?:e|es|ation|ations|ed)|estimates?)\b/i,
  "Delivery and returns information":
    /\b(?:deliver\w*|ship(?:s|ped|ping)?|post(?:age|al)|by post|courier|returns|refunds?)\b/i,
  "Customer reviews": /\b(?:reviews?|testimonials?|ratings?|guest ?book|what customers say)\b/i,
  "Guest reviews and a photo gallery":
    /\b(?:reviews?|testimonials?|ratings?|guest ?book|galler(?:y|ies)|photos?|pictures?)\b/i,
  "Case studies: the task, the work, the result": /\b(?:case stud(?:y|ies)|projects?)\b/i,
  "Related articles and sharing links":
    /\b(?:related articles|shar(?:e|ing) (?:buttons?|links?|articles|posts))\b/i,
  "Newsletter sign-up with confirmed opt-in":
    /\b(?:newsletters?|mailing lists?|e-?mail lists?|subscri\w+)\b/i,
  "Support form that sorts requests by topic":
    /\b(?:support (?:form|requests?|tickets?|team|desk)|tickets?|help ?desk)\b/i,
  "Downloadable company profile or brochure":
    /\b(?:brochures?|company profile|leaflets?|downloads?|pdfs?)\b/i,
};
