import type { html } from "hono/html";

/** Escapes everything that is put into it. */
export type Markup = ReturnType<typeof html>;
