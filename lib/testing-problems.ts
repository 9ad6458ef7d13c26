import { ProblemError } from "@/lib/errors";

/** The problem with which the work is refused; undefined if it is done. @throws what is no problem. */
export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : Promise.reject(error)),
  );

/** The same of work that has to be refused. @throws when it is done, too. */
export async function refusalOf(work: Promise<unknown>) {
  const problem = await problemOf(work);
  if (!problem) throw new Error("Nothing was refused.");
  return problem;
}
