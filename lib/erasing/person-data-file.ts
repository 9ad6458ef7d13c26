import { personDataPage } from "@/lib/erasing/person-data-page";
import type { PersonData } from "@/lib/erasing/schema";
import type { Texts } from "@/lib/i18n/texts";

type Found = { data: PersonData; texts: Pick<Texts, "t" | "locale" | "timeZone"> };

const types = { json: "application/json", page: "text/html; charset=utf-8" } as const;

/** A person's data as a file to save. @param found null: the headers alone. */
export function personDataFile(id: number, as: keyof typeof types, found: Found | null): Response {
  const body =
    found &&
    (as === "page" ? personDataPage(found.data, found.texts) : `${JSON.stringify(found.data, null, 2)}\n`);
  return new Response(body, {
    headers: {
      "content-type": types[as],
      "content-disposition": `attachment; filename="personal-data-${id}.${as === "page" ? "html" : "json"}"`,
    },
  });
}
