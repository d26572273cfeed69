import { config } from "zod";

// For the worker, which runs no `boot.js`: compiled parsers need `new Function`, which our Content-Security-Policy refuses
// and reports. A worker is one file, so the module that it imports first runs before the first schema is made.
config({ jitless: true });
