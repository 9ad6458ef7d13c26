import { noteArchiving, tellArchived } from "@/components/query/own-archiving";
import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";
import type { AssessmentView } from "@/lib/assessments/schema";

/** The feed has told of it long before. */
const rememberedForMs = 30_000;

const answer = reading<{ changed: number }>({ changed: "number" });

/**
 * Puts rows out of sight, or back, and has the list in sight know that it was asked for here.
 * @returns how many rows are otherwise now.
 * @throws RequestFailure
 */
export async function archiveRows(rows: readonly AssessmentView[], archived: boolean): Promise<number> {
  const forget = noteArchiving(rows, archived);
  try {
    const body = { ids: rows.map(({ id }) => id), archived };
    const { changed } = await postJson("/api/assessments/archive", body, answer);
    tellArchived(rows, archived);
    setTimeout(forget, rememberedForMs);
    return changed;
  } catch (error) {
    forget();
    throw error;
  }
}
