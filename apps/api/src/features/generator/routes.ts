import {
  cancelGeneration,
  generatePost,
  getGeneration,
  listGenerations,
  watchGeneration,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { Generator } from "./service.ts";

/** Generating texts for posts, for staff who write. */
export function mountGenerator(mount: Mount, generator: Generator): void {
  mount(generatePost, ({ actor, headers, body }) =>
    generator.generate(actor, body, headers["idempotency-key"]),
  );
  mount(listGenerations, ({ actor }) => generator.list(actor));
  mount(getGeneration, ({ actor, params }) => generator.read(actor, params.id));
  mount(watchGeneration, ({ actor, params, signal }) => generator.watch(actor, { id: params.id, signal }));
  mount(cancelGeneration, ({ actor, params }) => generator.cancel(actor, params.id));
}
