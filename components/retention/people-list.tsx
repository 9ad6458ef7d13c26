"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { candidateName } from "@/components/candidate/candidate-name";
import { useTexts } from "@/components/texts/texts-provider";
import type { Due } from "@/lib/retention/schema";

type Listed = Due["blocked"][number] | Due["people"][number];

/** Candidates, each with a link to their newest assessment. */
export function PeopleList<Person extends Listed>({
  label,
  people,
  about,
  below,
  action,
}: {
  label: string;
  people: readonly Person[];
  about: (person: Person) => ReactNode;
  /** In a line of its own. */
  below?: (person: Person) => ReactNode;
  action?: (person: Person, name: string) => ReactNode;
}) {
  const { t } = useTexts();
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {people.map((person) => {
        const { assessmentId, candidate, interview } = person;
        const name = candidate ? candidateName(candidate) : t("table.unknownCandidate");
        return (
          <li
            key={assessmentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2.5 text-13"
          >
            <span className="flex min-w-0 flex-1 basis-60 flex-col">
              <Link
                href={`/assessments/${assessmentId}`}
                prefetch={false}
                dir="auto"
                className="w-fit max-w-full rounded-xs font-[550] wrap-anywhere hover:underline pointer-coarse:finger"
              >
                {name}
              </Link>
              <span className="text-12 text-quiet wrap-anywhere">
                {interview && (
                  <>
                    <bdi>{interview}</bdi>
                    {" · "}
                  </>
                )}
                {about(person)}
              </span>
              {below?.(person)}
            </span>
            {action?.(person, name)}
          </li>
        );
      })}
    </ul>
  );
}
