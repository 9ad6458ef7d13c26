import { ProblemError } from "@/lib/errors";
import { describedAs } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { allTexts } from "@/lib/http/first-texts";
import { httpOperations } from "@/lib/http/operations";
import { problemAnswer } from "@/lib/http/problem-response";
import { readQuery } from "@/lib/http/read-query";

const { readTexts } = httpOperations;

// Needs no session and holds no personal data, so caches may keep it.
async function answerTexts(request: Request): Promise<Response> {
  const { locale, version } = readQuery(request, readTexts.query);
  const texts = await allTexts(locale);
  // While an update is rolled out, a page of another release may ask.
  const caching = version === texts.version ? "public, max-age=31536000, immutable" : "no-store";
  return new Response(texts.body, {
    headers: { "content-type": "application/json", "cache-control": caching },
  });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: describedAs(readTexts, (request) =>
    answerTexts(request).catch((error: unknown) => {
      if (error instanceof ProblemError) return problemAnswer(error);
      throw error;
    }),
  ),
});
