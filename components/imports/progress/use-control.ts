import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keepAnswer } from "@/components/http/keep-answer";
import { postJson } from "@/components/http/request-json";
import { importListsKey, importQuery, importRowsKey, oneImport } from "@/components/imports/imports-query";

/** Pauses, resumes or stops an import. */
export function useControl(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: "pause" | "resume" | "stop") =>
      postJson(`/api/imports/${id}/${act}`, undefined, oneImport),
    onSuccess(answer) {
      keepAnswer(client, importQuery(id), answer);
      for (const queryKey of [importListsKey, importRowsKey(id)]) void client.invalidateQueries({ queryKey });
    },
    // A colleague may have been first: what is shown then says so.
    onError: () => void client.invalidateQueries(importQuery(id)),
  });
}

export type Control = ReturnType<typeof useControl>;
