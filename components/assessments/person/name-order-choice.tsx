"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureWords } from "@/components/http/problem-words";
import { put } from "@/components/http/request-json";
import { candidateQuery } from "@/components/rows/candidate-query";
import { useTexts } from "@/components/texts/texts-provider";
import { ToggleToolbar } from "@/components/ui/fields/toggle-toolbar";
import { Notice } from "@/components/ui/notice";
import type { CandidateDetail } from "@/lib/details/candidate-schema";
import { fullName, type NameOrder, nameOrders } from "@/lib/full-name";

/** Corrects the name order guessed from the script. */
export function NameOrderChoice({ candidate }: { candidate: CandidateDetail["candidate"] }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const query = candidateQuery(candidate.id);
  const ordering = useMutation({
    mutationFn: (order: NameOrder) => put(`/api/candidates/${candidate.id}/name-order`, { order }),
    onSettled: () => client.invalidateQueries(query),
  });
  if (!candidate.firstName || !candidate.lastName) return null;
  const written = (nameOrder: NameOrder) => fullName({ ...candidate, nameOrder });
  const present = nameOrders.find((order) => written(order) === fullName(candidate)) ?? "given_first";
  return (
    <div className="flex flex-col gap-1.5 text-13">
      <span aria-hidden="true" className="text-quiet">
        {t("person.nameOrder")}
      </span>
      <ToggleToolbar
        label={t("person.nameOrder")}
        options={nameOrders.map((value) => ({ value, label: <span dir="auto">{written(value)}</span> }))}
        value={ordering.isPending ? ordering.variables : present}
        onChoose={(order) => order !== present && ordering.mutate(order)}
        className="flex flex-wrap gap-1.5"
      />
      {ordering.error && (
        <Notice tone="warning" role="alert">
          {failureWords(ordering.error, t)}
        </Notice>
      )}
    </div>
  );
}
