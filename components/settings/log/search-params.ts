import type { inferParserType } from "nuqs/server";
import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import type { AuditParams } from "@/components/query/audit-query";
import { parseAsInstant } from "@/components/query/parse-as-instant";
import { auditActions } from "@/lib/audit/actions";

/** Which entries are looked at, in the URL. What can't be read narrows nothing. */
export const logSearchParams = {
  person: parseAsString.withDefault(""),
  candidate: parseAsString.withDefault(""),
  action: parseAsStringLiteral(auditActions),
  from: parseAsInstant,
  to: parseAsInstant,
};

export type LogSearch = inferParserType<typeof logSearchParams>;

export const loadLogSearch = createLoader(logSearchParams);

/** As `GET /api/audit` asks for it. */
export const toAuditFilter = ({ person, candidate, action, from, to }: LogSearch): AuditParams => ({
  person: person.trim().slice(0, 200),
  candidate: candidate.trim().slice(0, 200),
  action: action ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});

/** Every filter taken back. */
export const narrowsNothing = { person: null, candidate: null, action: null, from: null, to: null } as const;

/** How many filters are set; both ends of a time are one. */
export const countFilters = (search: LogSearch): number => {
  const { person, candidate, action, from, to } = toAuditFilter(search);
  return [person, candidate, action, from ?? to].filter(Boolean).length;
};

export const isNarrowed = (search: LogSearch): boolean =>
  Object.values(toAuditFilter(search)).some((value) => Boolean(value));
