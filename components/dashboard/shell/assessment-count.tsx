"use client";

import { useQuery } from "@tanstack/react-query";
import { isNothingRead } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";
import { useTexts } from "@/components/texts/texts-provider";

export function AssessmentCount() {
  const { number } = useTexts();
  const { data } = useQuery(shellQuery());
  if (!data || isNothingRead(data)) return null;
  return (
    <span aria-hidden="true" className="tabular ml-auto text-12 font-normal text-faint max-xl:hidden">
      {number(data.counts.all)}
    </span>
  );
}
