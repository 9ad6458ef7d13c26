import { z } from "zod";
import {
  changedImportSchema,
  givenRowsSchema,
  importRowsPageSchema,
  importRowViewSchema,
  importsPageSchema,
  importsQuerySchema,
  importViewSchema,
  newImportSchema,
  retrySchema,
  rowsQuerySchema,
  takenRowsSchema,
} from "@/lib/imports/schema";
import { operations } from "@/lib/operation";
import { uuidParam } from "@/lib/path-params";

const params = { id: uuidParam("This import no longer exists.", { reason: "import_missing" }) };
const oneSchema = z.object({ import: importViewSchema });

/** What the server takes at most: with long cells these are fewer rows than 1 000. */
const rowsBytes = 1024 * 1024;

const act = (name: "start" | "pause" | "resume" | "stop", summary: string) =>
  ({
    method: "POST",
    path: `/api/imports/[id]/${name}`,
    summary,
    role: "recruiter",
    params,
    answers: { 200: oneSchema },
    problems: [409],
  }) as const;

export const importOperations = operations({
  listImports: {
    method: "GET",
    path: "/api/imports",
    summary: "The imports of all recruiters, the newest first, page by page.",
    role: "recruiter",
    query: importsQuerySchema,
    answers: { 200: importsPageSchema },
  },
  makeImport: {
    method: "POST",
    path: "/api/imports",
    summary: "Begins an import, as a draft.",
    role: "recruiter",
    body: newImportSchema,
    maxBytes: 256 * 1024,
    answers: { 201: oneSchema },
  },
  readImport: {
    method: "GET",
    path: "/api/imports/[id]",
    summary: "An import with its counts.",
    role: "recruiter",
    params,
    answers: { 200: oneSchema },
  },
  changeImport: {
    method: "PATCH",
    path: "/api/imports/[id]",
    summary: "Changes what is named: of a draft anything, later the name alone.",
    role: "recruiter",
    params,
    body: changedImportSchema,
    maxBytes: 256 * 1024,
    answers: { 200: oneSchema },
    problems: [409],
  },
  deleteImport: {
    method: "DELETE",
    path: "/api/imports/[id]",
    summary: "Deletes a draft.",
    role: "recruiter",
    params,
    answers: { 204: null },
    problems: [409],
  },
  takeRows: {
    method: "POST",
    path: "/api/imports/[id]/rows",
    summary:
      "Puts rows into a draft, each by its line; one that is sent again replaces itself. Tells the faults and doubles of these rows.",
    role: "recruiter",
    params,
    body: givenRowsSchema,
    maxBytes: rowsBytes,
    answers: { 200: takenRowsSchema },
    problems: [409],
  },
  listRows: {
    method: "GET",
    path: "/api/imports/[id]/rows",
    summary: "Rows in the order of the file, page by page.",
    role: "recruiter",
    params,
    query: rowsQuerySchema,
    answers: { 200: importRowsPageSchema },
  },
  clearRows: {
    method: "DELETE",
    path: "/api/imports/[id]/rows",
    summary:
      "Deletes what was never sent: all rows of a draft; of an import that has ended, what it knows of rows without an invitation, and of the others the file’s cells. Its counts stay.",
    role: "recruiter",
    params,
    answers: { 200: oneSchema },
    problems: [409],
  },
  start: act(
    "start",
    "Sends the rows of a draft, one after the other. Faulty ones are left out. All is written down before.",
  ),
  pause: act("pause", "Pauses an import. A call that is under way comes to its end."),
  resume: act(
    "resume",
    "Goes on with a paused import; where whoever started it may not invite any more, in one’s own name.",
  ),
  stop: act("stop", "Ends an import. What waits isn’t sent."),
  retry: {
    method: "POST",
    path: "/api/imports/[id]/retry",
    summary:
      "Sends again, in one’s own name, and goes on with the import: the rows that are given, as they are given, be they refused, not sent, skipped or pending; without any, all that were refused or not sent.",
    role: "recruiter",
    params,
    body: retrySchema,
    maxBytes: rowsBytes,
    answers: { 200: oneSchema },
    problems: [409],
  },
  downloadFailed: {
    method: "GET",
    path: "/api/imports/[id]/failed",
    summary:
      "The rows that failed, as the file had them, each with the reason. Without duplicates and rows left out by hand. An export, recorded like a change.",
    role: "recruiter",
    params,
    pace: "changes",
    answers: { 200: { mediaType: "text/csv", description: "A file to save." } },
  },
});

export const importSchemas = {
  Import: importViewSchema,
  ImportRow: importRowViewSchema,
};
