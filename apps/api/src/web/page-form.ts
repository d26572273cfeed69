import type { z } from "zod";
import type { AppContext } from "../http/app-env.ts";
import { parsePart } from "../http/call-input.ts";
import { Refusal } from "../http/refusal.ts";
import type { Limit } from "../throttle/throttle.ts";

/** The redirect after an accepted form: a page of the public site. */
interface FormRedirect {
  readonly next: `/${string}`;
}

interface FormDefinition<Schema extends z.ZodType> {
  /** The path of the form's page, which is also its action. */
  readonly path: `/${string}`;
  readonly schema: Schema;
  /** The limit by network that `receive` counts. */
  readonly limit: Limit;
  receive(body: z.output<Schema>, c: AppContext): Promise<FormRedirect | Refusal>;
}

/** A form of the public site that a browser can submit without a script. */
export interface PageForm {
  readonly path: `/${string}`;
  readonly limit: Limit;
  /** Handles the submitted fields. */
  receive(fields: Readonly<Record<string, string>>, c: AppContext): Promise<FormRedirect | Refusal>;
}

/** Combines a form's fields, as a schema, with their handler. */
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
