import { createHash } from "node:crypto";

/**
 * Runs before the first paint: sets the theme that the visitor chose; without a choice the style sheet follows the
 * system. It is inline, because the parser would wait for a file. It also configures zod, which checks the chat's
 * answers, not to compile code: our Content-Security-Policy refuses that, and browsers would report it.
 */
export const themeScript = `globalThis.__zod_globalConfig={jitless:true};
try{const t=localStorage.getItem("theme");if(t==="dark"||t==="light"){const d=document.documentElement;d.dataset.theme=t;d.classList.add(t)}}catch{}`;

/** The script as a source of `script-src` (Content Security Policy Level 3, 2.3.1). */
export const themeScriptSource = `'sha256-${createHash("sha256").update(themeScript).digest("base64")}'`;
