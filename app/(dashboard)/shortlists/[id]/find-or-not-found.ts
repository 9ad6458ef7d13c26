import { notFound } from "next/navigation";
import { cache } from "react";
import { ProblemError } from "@/lib/errors";
import { getRuntimeSeenBy } from "@/lib/http/current-user";
import { requireUser } from "@/lib/http/require-user";
import { findShortlist } from "@/lib/shortlists/find-shortlist";

/** The shortlist at this address, or the not-found page for those who may not read it. Cached for one request. */
export const findOrNotFound = cache(async (id: string) => {
  const user = await requireUser("viewer");
  const { store } = await getRuntimeSeenBy(user);
  try {
    return { user, store, row: await findShortlist(store, id, user) };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) notFound();
    throw error;
  }
});
