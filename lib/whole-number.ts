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

/** The id of an assessment or an interview. */
export const serviceId = (error?: string) => wholeNumber(error).pipe(z.int({ error }).positive({ error }));
