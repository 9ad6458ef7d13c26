import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import type { ListStore } from "@/components/rows/list-store";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<{ changed: number[] }>({ changed: "array" });

/** @returns the rows that weren’t so already. @throws RequestFailure */
export async function archiveRows(
  store: ListStore,
  rows: readonly AssessmentView[],
  archived: boolean,
): Promise<AssessmentView[]> {
  const body = { ids: rows.map(({ id }) => id), archived };
  const { changed } = await actOnRows(store, rows, { kind: "archive", archived }, async () => ({
    ...(await postJson("/api/assessments/archive", body, answer)),
    refused: undefined,
  }));
  return rows.filter(({ id }) => changed.includes(id));
}
