/** A file to save; the date is added to `name`. @param csv null for the headers alone. */
export const csvFile = (name: string, now: Date, csv: ReadableStream<Uint8Array> | null): Response =>
  new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
    },
  });
