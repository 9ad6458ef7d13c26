import { notFound } from "next/navigation";
import { cache } from "react";
import { ProblemError } from "@/lib/errors";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { readImport } from "@/lib/imports/list-imports";

/** The import at this address, or the not-found page. Cached for one request. */
export const findOrNotFound = cache(async (id: string) => {
  const user = await requireUser("recruiter");
  const { store } = await getRuntimeSeenBy(user);
  try {
    return { user, store, answer: await readImport(store, id) };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) notFound();
    throw error;
  }
});
