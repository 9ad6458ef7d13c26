import type { html } from "hono/html";

/** What a page is put together from; everything that is put into it is escaped. */
export type Markup = ReturnType<typeof html>;
