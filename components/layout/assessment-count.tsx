"use client";

import { useQuery } from "@tanstack/react-query";
import { isNothingRead } from "@/components/layout/nothing-read";
import { shellQuery } from "@/components/layout/shell-query";
import { useTexts } from "@/components/texts/texts-provider";

/** How many assessments there are, beside their place in the navigation. */
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
