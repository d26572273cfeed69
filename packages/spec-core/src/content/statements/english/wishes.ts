import { anyOf } from "../phrases.ts";

/** Parts of a website. They are evidence of a wish but no proof: photographers and printers sell some of them. */
export const siteThings = `
  website*, web site|page, webpage*, homepage*,
  home|front|landing|start|about|contact|single|one|careers|services page|pages, page|pages, the site, site map,
  this|new|simple|nice|whole site, photo|photos|photograph|photographs, picture|pictures|pics|image|images|img,
  stock photo|photos|picture|images, logo*, slogan|tagline|headline|strapline, our|new claim, banner*, header*, footer*,
  button|buttons, slider*, carousel*, pop up|ups, popup*, popups, animation*, parallax, drone, chatbot|livechat,
  live chat, chat no|function|window|widget|bot, no chat, blog*,
  contact|enquiry|inquiry|web|quote|order|registration form|forms, ^form|a form where|for|with|to,
  booking form|system|calendar|tool|widget|engine|online, online booking|bookings|shop|store|calendar|ordering,
  book|booking|bookings online, calendar*, calander, web shop, webshop*, eshop, e commerce, shopping cart|basket, newsletter*, members|member area|login, login, portal, testimonial*,
  google|trustpilot|werkspot review|reviews|rating, reviews, seo, google, analytics, cookie|cookies, gdpr,
  tracking, interactive|google|big|a map, map of|with|where|how, qr code|codes, gallery, galleries,
  a|the|our|some|short|intro|no|one video|videos, video|videos of|from|on|with|in|maybe, ^video|videos,
  font*, typeface*, large|big type|letters|font|buttons, background colour|color|image|picture|music, layout*,
  the|new|simple|clean|modern|nice|nicer|fresh|whole|own|first|similar design, ^design, design should|must|is|please|that|like,
  template*, menu in|on|at the|top|pdf|both|english, dropdown, scroll*, sidebar, mobile version|friendly|phones, ^app, no|own|maybe app, plugin*,
  link|links, social media, instagram|facebook feed, live|news feed, icons, emoji*, capitals, white space, whitespace,
  ^colours|colors|colour|color, our|the|brand|house|same|my|two|three|these|what colours|colors|colour|color,
  colours|colors|colour|color should|must|like|scheme|please, colours|colors|colour|color of|from the, ^bilingual, bilingual site|website|page|version|if|please, translation of|for|by|is|should|must|into|button|tool, version, languages of, multilingual, load|loads on|fast|quick*|slow*, speed, accessible, domain, sync|synchronis*|synchroniz*, import of, integrat*, widget*,
  countdown, faq, disclaimer, imprint, impressum, privacy policy, copy, wording,
  dark|light|white|black|bright|warm|pastel|quiet|calm|cool|muted|earthy|soft|natural colours|colors|background|tones|mode|page|look,
  before and after|slider|pictures|photos
`;

const things = anyOf(`
  site website web page pages homepage logo photo photos picture pictures image images colour colours color colors
  font fonts form map menu text texts design layout button buttons banner header footer blog shop calendar name
  address number phone prices price slider gallery video background headline slogan reviews testimonials booking
  bookings tone style language english french german spanish version app fixtures sponsors disclaimer everything
  it they that this
`);
const looks = anyOf(`
  speak appeal attract address target reach sell convince impress invite answer allow bring stay remain feature focus start
  begin scroll change update handle accept connect sync integrate offer give let help
  say says state mention show read appear written be look looks feel feels work works load loads stand contain
  have link list explain include come go get display use make open sound fit match run not
`);

const shows = anyOf(`
  speak appeal attract address target reach convince impress invite answer feature focus scroll handle sync integrate say
  says state mention show read appear written look looks feel feels load loads stand contain list link explain sound match
`);

/** What the website should be, show and do. */
export const wishes = `
  ^somewhere _ can|could|to|for|where|that,
  ^tell|let|inform people|visitors|customers|clients|everyone|everybody|guests, ^state|stress|emphasise|emphasize|clarify clearly|that|we|our,
  ^a simple|small|little|big|nice|short shop|page|site|form|map|video|text|story|blog|gallery|section, as text,
  not as, as little|few text|words|photos|pages, ^sections|pages|menu points, belong|belongs at|on|to|right,
  ^a|an|the|one|some gallery|form|calendar|page|map|section|blog|video|button|link|slider|newsletter|list|photo|picture|logo|counter with|for|where|of|to|from|that|about,
  ^# languages, ^two|three|four|both languages, site|website|page|pages|text|texts|everything|all in #|two|three|four|both|several languages,
  prices in euros|both|all|dollars|pounds|francs, online shop|store|booking|ordering with, ideally, i imagine,
  less is more, clickable, autoplay, sign up would, treatwell|fresha|booksy|calendly|opentable|resmio,
  ${things} must|should|shall|ought|needs|need|has|have|can|could|may to|not|never|be|${looks},
  must|should|shall not|never|also|definitely|really|only|please ${shows}, must|should|shall ${shows},
  has|have|needs|need|ought to ${shows}, must not say|write|stand|appear,
  should not say|be mentioned|appear|have, it must|should|needs|has to, it must|should be|not,
  there must|should|shall|needs,
  people|visitors|customers|they|clients|everybody|everyone must|should|shall know|see|find|feel|understand|read|click,
  would be nice|lovely|great|good|cool|fine|perfect|fantastic|helpful|useful|ideal, nice to have, is a must,
  a must have, if that|it is|was|works possible|legal, is it possible|allowed|expensive, if possible|legal,
  please no|not|add|make|mention|put|use|show|include|state|say|give|keep|link|spell|credit,
  please write that|it|we|about|in|no|something|the|our|not|down|nothing|also|big|very|leave|do|add|only|never|note|be|take|send|translate|remove|delete|avoid|turn|change|more|less|a|let|start|quote|highlight|stress|explain|point|copy|adjust|update|create|build|design|set,
  $please, big|small|large|visible|prominent|loud|short|simple|first please, please$,
  i want|would like|need|wish|love|prefer|hate|imagine|see|dream|expect|hope, ^want,
  we want|would like|need|wish|love|prefer|imagine|do need|do not need|expect, would love|like to,
  i do not|would not want|like, we do not|would not want|need|like, and|but|so|just|really|also|still|do|would|not|only|always want that|it|the|a|people|to|him|no,
  is|are a wish, my wish|wishes|idea|dream|vision, he|she wants a, just want|need|wants|make|one|1|a simple,
  in my dreams, dream is,
  ^make|give|start|turn|keep it|this|that|them|us|our|my|more|something|nothing|everything|clear|photos|pictures|prices|simple|opening|some|all|also|only,
  ^make|give|start|turn|keep the|a _ site|page|website|logo|text|phone|number|address|hours|prices|photos|pictures|colours|big|bigger|small|clear|simple,
  ^put|use|add|write|show|include|mention|delete|remove|insert|highlight|stress|emphasise|emphasize|imagine|adapt|copy|replace|update|change|spell|credit|link|quote the|a|an|it|this|that|them|us|our|my|some|all|more|also|only|in|on|big|something|nothing|everything|anything|somewhere|photos|pictures|prices|simple|clear|opening|to,
  ^something|anything about|with|like, ^tone|colours|colors|colour|deadline|disclaimer,
  ^and|so|also|but|then|oh|just|perhaps make|put|use|add|keep|write|show|include|mention|say|do|please|no|not,
  put|puts it|in|the|on|at|big|small|up|that|also|my|our|a|something|nothing|opening|prices|him|her,
  put that|big|also|something|on, add a|the|some|that|also|it|line,
  write that|it|about|also|pension|something|nothing|in|nice|nicely|down|somewhere|we, make sure,
  make it|them sound|look|nice|short|simple|better|clear|big|polite|modern, show that|the|our|my|it,
  ^do say|mention|show|write|put|include|use, do mention, do not forget, never say|use|show|write|call,
  do not use|say|call|write|show|translate|make|forget|put _ word|words|photo|photos|picture|logo|we|cheapest|that,
  call it|me, call us the|a|an|it, ^call the page|section|site|website|shop|button, say that|to|we|it|fully|something|i, say to the, mention that|we|our|it|the,
  something simple|modern|nice|elegant|classy, ^something like|about|with|that|for|in, in the style of|like,
  like the one|ones|page|site|website|this|that|theirs|apple, similar to|like,
  as|like on|in the site|website|page|old, inspired by, the way they|apple,
  no stock|pop|popup|popups|slider|sliders|carousel|music|video|videos|animation|animations|photo|photos|picture|pictures|images|clip|clipart|comic|fancy|gothic|serif|script|caps|capitals|emoji|emojis|cookie|cookies|cookiebanner|chat|chatbot|blog|jokes|buzzwords|corporate|jargon|marketing|bullshit|speak|testimonials|tracking|google|analytics|ads|stars|gradient|gradients|neon|palm|palms|skulls|flames|angels|candles|clichés|cliches|handshake|handshakes|smiling|models|drone|parallax|autoplay|flash|scroll|scrolling|exclamation|superlatives|lotus|stones|justitia|gavel|gavels|calculators|piggy|hearts|roses|swirls|glitter|pink|black|faces,
  no _ jokes|puns|clichés|cliches, not another|too|the usual|like|a|purple|lotus|tacky|dusty|boring|corporate|pushy|childish|cheap _ gradient|fussy|site|website|logo|font,
  not too|so|overly|tacky|dusty|boring,
  nothing too|fancy|flashy|fussy|corporate|political|medical|modern|pink|with, not the usual,
  no nonsense|clutter|frills website|site|page|design, avoid the|using|words|word,
  photos|pictures|images|pics|videos|logo|logos|map|reviews|testimonials|menu|calendar|prices|hours|address|font|fonts|text|texts|headings|slogan|gallery very|big|large|must|automatic|automatically|clickable|visible|should,
  reviews|testimonials|photos|pictures from|of|with google|facebook|parents|customers|clients|the|my|our|me|us|real,
  hours|times|prices|phone|number|map|address|logo|slogan|logos on|at|in the|top|bottom|footer|header|front|first,
  at top|bottom, on bottom, at the top|bottom|beginning|start of the|each|every|our|my|your page|pages|site|homepage|home|front|website|menu|list|form|text|section|first|web, at the top|bottom|beginning|start of it|page|pages|everything|all|homepage, above the fold, top|bottom right|left,
  on each|every|all page|pages, on the first|front|home page, on page, on top of the|each|every|it, right|big|up|put|stay|stays|go|goes|be|first|number|button|logo on top,
  in the header|footer|corner|background, very|clearly|always|prominently visible, without scroll*, scroll*,
  big map|phone|photos|pictures|letters|button|text, phone number big, front page,
  one|1|only|single|simple|white|just page, only text, hardly any,
  lots|loads|plenty of white|pictures|photos|colour, landing page, before after|and pictures|photos,
  before and after photos|pictures|slider, live camera|rooms, camera live,
  catalan|english|french|german|spanish|dutch|italian|welsh|irish first|version, must be first,
  google finds|find|should|ranking|search, finds me, comes out in, appear in google, seo,
  i like|love the colour|color|style|look|font|way|site|website|page|blue,
  i like|love blue|red|green|yellow|white|black|pink|orange|colour|color|colours|clean|simple|dark|light|modern|how,
  favourite|favorite colour|color|site|website|brand, must|should|to|it|site|page feel like|grown|modern|warm,
  look|looks|looking|feels expensive|modern|professional|good|cheap|serious|fresh|old|classy|posh, must|should|to|it|site|page|not look|looks|feel|feels like, ^look|looks like, tone of,
  green|blue|red|pink|purple|orange|yellow|gold|silver|teal accent|accents,
  in pink|blue|green|red|white|mint|gold|black and,
  pink|mint|mustard|navy|teal|turquoise|beige|terracotta|sage|burgundy and|or pink|mint|mustard|gold|navy|teal|turquoise|beige|cream|terracotta|sage|olive|burgundy|purple|orange|yellow|green|blue|red|grey|gray|white|black,
  sparkles, minimalist* look|style|site|design, elegant look|style, modern look, modern but|and not|simple|clean|elegant|warm|serious|friendly|cosy|minimal*,
  clean look|design|layout, clean and modern|simple|elegant|white|bright|minimal*, with elegance, the word|words|term, use _ word|words|name|term,
  spell it|them|our|my|the|latin|names, capital letter|letters, exclamation marks|mark|points
`;
