/** Filler text, in the languages in which templates are sold. */
export const filler: readonly RegExp[] = [
  /lorem ipsum|dolor sit amet|consectetur adipi|sed do eiusmod|ut enim ad minim|duis aute irure|excepteur sint|nullam quis|vestibulum ante|pellentesque habitant/i,
  /\bblindtext|\bplatzhalter|\bbeispieltext|\btexte? (?:de remplissage|fictif|provisoire)|\btexto de (?:relleno|ejemplo)/i,
  /\bthe quick brown fox\b|\bli europan lingues\b|\bfar far away, behind the word mountains\b/i,
  /\b(?:placeholder|dummy|sample|example|filler) (?:text|copy|content|heading|title|paragraph|image|description)\b/i,
  /\b(?:your|insert|add|put|enter|type|write|place) (?:your |some |a |the |an )?(?:own )?(?:text|content|copy|headline|heading|tagline|slogan|description|paragraph|caption|logo|company name|business name|name|title|image|photo) (?:goes |right )?here\b/i,
  /\b(?:text|content|copy|headline|heading|title|description|image|logo|tagline|subtitle|caption) (?:goes|will go|to go) here\b/i,
  /\bclick (?:here )?to (?:edit|add|change|replace) (?:this|your|the|text|me)\b|\bedit this (?:text|block|section)\b|\bi['’]m a paragraph\b/i,
  /\bthis is (?:a |an )?(?:sample|placeholder|dummy|example|demo|default) (?:page|post|paragraph|text|sentence)\b|\bjust another wordpress site\b/i,
  /\b(?:replace|change) (?:this|me) (?:text|with|later|before)\b|\bcontent coming soon\b|\b(?:asdf ?asdf|foo bar(?: baz)?|xxx+|bla bla bla|blah blah)\b/i,
  /\b(?:company|business|brand|client|product|service|city|street) name here\b|\byour (?:company|business|brand) name\b/i,
];

/** People, places and addresses from templates. */
export const placeholderNames: readonly RegExp[] = [
  /\b(?:john|jane) (?:doe|smith)\b|\bmax mustermann\b|\berika mustermann\b/i,
  /\b123 (?:main|fake|example|any) (?:street|st|road|rd)\b|\bmusterstra(?:ß|ss)e\b|\bmusterstadt\b|\banytown\b/i,
  /\b(?:name|you|your|yourname|email|user|someone|info|mail|hello)@(?:example|domain|yourdomain|yoursite|company|email|mysite|site)\.(?:com|org|net|de)\b/i,
  /\bacme (?:inc|corp|corporation|ltd|gmbh)\b/i,
];

/** Unfilled template placeholders. */
export const unfilled: readonly RegExp[] = [
  /\{\{[^{}]*\}\}|\{%[^%]*%\}|<%[^%]*%>|\$\{[^{}]*\}|\[object Object\]|%[A-Z][A-Z_]{2,}%|\[\[[^\][]*\]\]/,
  /^(?:undefined|null|NaN|\[?untitled(?: document| page)?\]?)$/i,
];

/** Labels that name their own kind instead of saying something. */
export const label =
  /^(?:(?:page |section |post |card |sub)?(?:heading|headline|title)(?: (?:\d+|one|two|three|goes here))?|(?:feature|service|item|product|card|column|section|slide|tab|link|button|menu item|benefit|step|team member|testimonial|project|option|label|question|answer|plan|tier|caption|image|photo|block) ?(?:#? ?\d+|one|two|three|four|name|title|label|text|heading)|button|link|label|text|image|logo here|your logo|logo|heading|subheading|caption|call to action|cta|new page|new section|nav item|menu item|person name|first last|name surname|job title)$/i;
