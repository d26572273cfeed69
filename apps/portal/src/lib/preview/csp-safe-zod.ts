import { config } from "zod";

// For the worker, which does not run `boot.js`: compiled parsers need `new Function`, which our
// Content-Security-Policy refuses and reports. A worker is one file, so the first import runs before the
// first schema is made.
config({ jitless: true });
