import { config } from "zod";

// Compiled parsers need `new Function`, which our Content-Security-Policy refuses and reports. It has to be said before
// the first schema is made, so this module is imported before all others and is the one that acts when imported.
config({ jitless: true });
