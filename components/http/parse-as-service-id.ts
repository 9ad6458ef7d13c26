import { createParser } from "nuqs/server";

/** PostgreSQL refuses larger ids. */
export const parseAsServiceId = createParser({
  parse(value) {
    const id = /^\d{1,16}$/.test(value) ? Number(value) : 0;
    return id > 0 && Number.isSafeInteger(id) ? id : null;
  },
  serialize: (id: number) => String(id),
});
