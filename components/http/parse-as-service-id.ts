import { createParser } from "nuqs/server";

/** PostgreSQL refuses larger ids. */
export const parseAsServiceId = createParser({
  parse(value) {
    const id = /^\d{1,16}$/.test(value) ? Number(value) : 0;
    return id > 0 && Number.isSafeInteger(id) ? id : null;
  },
  serialize: (id: number) => String(id),
});

const mostIds = 50;

/** Ids separated by commas, each once and in order; 0 is what has none. */
export const parseAsServiceIds = createParser({
  parse(value) {
    if (!/^\d{1,16}(,\d{1,16})*$/.test(value)) return null;
    const ids = [...new Set(value.split(",").map(Number))].sort((one, other) => one - other);
    return ids.length <= mostIds && ids.every(Number.isSafeInteger) ? ids : null;
  },
  serialize: (ids: number[]) => ids.join(),
  eq: (one, other) => one.join() === other.join(),
});
