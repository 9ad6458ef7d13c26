import { z } from "zod";

/** A whole number as JSON has it, or as its digits in a query or a form. Not `true`, not a list, not `1e3`. */
export const wholeNumber = (error?: string) =>
  z
    .union(
      [
        // Both branches need it: forms show the first branch's error.
        z.number({ error }),
        z
          .string({ error })
          .regex(/^\d{1,16}$/, { error })
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.int({ error }));

const mostIds = 50;

/**
 * Ids separated by commas, each once and in order, so that two lists of the same are the same. 0 is what has none.
 */
export const serviceIds = () =>
  z
    .union([z.number(), z.string(), z.array(z.number())])
    .transform((given) => String(given))
    .pipe(z.string().regex(/^\d{1,16}(,\d{1,16})*$/))
    .transform((text) => [...new Set(text.split(",").map(Number))].sort((one, other) => one - other))
    .pipe(z.array(z.int()).max(mostIds));

/** The id of an assessment or an interview. */
export const serviceId = (error?: string) => wholeNumber(error).pipe(z.int({ error }).positive({ error }));
