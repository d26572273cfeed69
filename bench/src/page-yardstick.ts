import type { Page } from "playwright";
import { z } from "zod";
import { median } from "./statistics.ts";
import { yardstick } from "./yardstick.ts";

const rounds = 20;

/**
 * Times the yardstick in a page, after the measurement. The first rounds are not counted, because the
 * engine compiles the code during them.
 */
export async function pageYardstickMs(page: Page): Promise<number> {
  const timesMs = await page.evaluate(
    `Array.from({ length: ${2 * rounds} }, () => {
      const start = performance.now();
      (${yardstick.toString()})();
      return performance.now() - start;
    })`,
  );
  return median(z.array(z.number()).parse(timesMs).slice(rounds));
}
