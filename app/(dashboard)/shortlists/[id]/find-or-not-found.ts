import { notFound } from "next/navigation";
import { cache } from "react";
import { ProblemError } from "@/lib/errors";
import { requireUser } from "@/lib/http/require-user";
import { getRuntime } from "@/lib/runtime/runtime";
import { findShortlist } from "@/lib/shortlists/find-shortlist";

/** The shortlist at this address, or the not-found page for those who may not read it. Cached for one request. */
export const findOrNotFound = cache(async (id: string) => {
  const user = await requireUser("viewer");
  const { store } = await getRuntime();
  try {
    return { user, store, row: await findShortlist(store, id, user) };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) notFound();
    throw error;
  }
});
