import type { z } from "zod";
import type { AppContext } from "../http/app-env.ts";
import { parsePart } from "../http/call-input.ts";
import { Refusal } from "../http/refusal.ts";
import type { Limit } from "../throttle/throttle.ts";

/** Where the sender of a form that was taken is led: a page of the public site. */
interface Taken {
  readonly next: `/${string}`;
}

interface FormDefinition<Schema extends z.ZodType> {
  /** The address of its page, which it also posts to. */
  readonly path: `/${string}`;
  readonly schema: Schema;
  /** What `receive` counts by network. */
  readonly limit: Limit;
  receive(body: z.output<Schema>, c: AppContext): Promise<Taken | Refusal>;
}

/** A form of the public site that a browser posts by itself, where no script runs. */
export interface PageForm {
  readonly path: `/${string}`;
  readonly limit: Limit;
  /** Takes the fields as they were filled in. */
  receive(fields: Readonly<Record<string, string>>, c: AppContext): Promise<Taken | Refusal>;
}

/** Ties a form's fields, as a schema, to what takes them. */
export function definePageForm<Schema extends z.ZodType>(form: FormDefinition<Schema>): PageForm {
  const { path, limit, schema } = form;
  return {
    path,
    limit,
    async receive(fields, c) {
      const parsed = parsePart(schema, fields);
      return "errors" in parsed
        ? new Refusal("invalid-request", { errors: parsed.errors })
        : form.receive(parsed.value, c);
    },
  };
}
