import { readJson } from "@/lib/http/read-json";
import { pauseImport, resumeImport, startImport, stopImport } from "@/lib/imports/control-import";
import type { ImportUser } from "@/lib/imports/find-import";
import { readImport } from "@/lib/imports/list-imports";
import { makeImport } from "@/lib/imports/make-import";
import { retryRows } from "@/lib/imports/retry-rows";
import { givenRowsSchema, newImportSchema, retrySchema } from "@/lib/imports/schema";
import { takeRows } from "@/lib/imports/take-rows";
import type { Runtime } from "@/lib/runtime/runtime";

const mostBytes = 4 * 1024 * 1024;

/** Answers what a recruiter asks of imports, as app/api/imports does. */
export async function answerImports(
  request: Request,
  runtime: Runtime,
  user: ImportUser & { role: "recruiter" },
): Promise<Response> {
  const { store, imports } = runtime;
  const [, , , id = "", act = ""] = new URL(request.url).pathname.split("/");
  const woken = async (answer: Promise<object>) => {
    const body = await answer;
    imports.wake();
    return Response.json(body);
  };
  switch (`${request.method} ${act}`) {
    case "GET ":
      return Response.json(await readImport(store, id));
    case "POST ":
      return Response.json(await makeImport(store, await readJson(request, newImportSchema), user), {
        status: 201,
      });
    case "POST rows": {
      const { rows } = await readJson(request, givenRowsSchema, mostBytes);
      return Response.json(await takeRows(store, id, rows, user));
    }
    case "POST start":
      return woken(startImport(store, id, user));
    case "POST pause":
      return woken(pauseImport(store, id, user));
    case "POST resume":
      return woken(resumeImport(store, id, user));
    case "POST stop":
      return woken(stopImport(store, id, user));
    case "POST retry":
      return woken(retryRows(store, id, (await readJson(request, retrySchema)).rows, user));
    default:
      return new Response(null, { status: 404 });
  }
}
