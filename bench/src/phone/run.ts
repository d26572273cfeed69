import { startProduct } from "../../../apps/e2e/fixtures/product.ts";
import { launchBrowser } from "../browser.ts";
import { type FirstLoad, loadSignIn, loadWizard } from "./first-load.ts";
import { type Walk, walkWizard } from "./walk.ts";

/** Everything that is measured on a phone, once. */
export interface PhoneRun {
  readonly signIn: FirstLoad;
  readonly wizard: FirstLoad;
  readonly walk: Walk;
}

/** Measures the built product, a fresh one, this many times. */
export async function runPhone(runs: number): Promise<PhoneRun[]> {
  const product = await startProduct();
  const browser = await launchBrowser();
  const found: PhoneRun[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      found.push({
        signIn: await loadSignIn(browser, product.origin),
        wizard: await loadWizard(browser, product.origin),
        walk: await walkWizard(browser, product.origin),
      });
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return found;
}
