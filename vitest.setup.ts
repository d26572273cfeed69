import fc from "fast-check";

// The short run repeats itself, so that it says the same of the same code; the long run searches with new numbers.
if (!process.env.TEST_FULL) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_302 });
