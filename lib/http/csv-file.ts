/**
 * The answer that a browser saves as a file.
 * @param name without the date, which is added, and without the ending.
 * @param csv null where only the headers were asked for.
 */
export const csvFile = (name: string, now: Date, csv: ReadableStream<Uint8Array> | null): Response =>
  new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.csv"`,
    },
  });
