import type { inferParserType } from "nuqs/server";
import { createLoader, parseAsString, parseAsStringLiteral } from "nuqs/server";
import { parseAsInstant } from "@/components/http/parse-as-instant";
import type { AuditParams } from "@/components/log/audit-query";
import { auditActions } from "@/lib/audit/actions";

/** Unreadable filters are ignored. */
export const logSearchParams = {
  person: parseAsString.withDefault(""),
  candidate: parseAsString.withDefault(""),
  action: parseAsStringLiteral(auditActions),
  from: parseAsInstant,
  to: parseAsInstant,
};

export type LogSearch = inferParserType<typeof logSearchParams>;

export const loadLogSearch = createLoader(logSearchParams);

export const toAuditFilter = ({ person, candidate, action, from, to }: LogSearch): AuditParams => ({
  person: person.trim().slice(0, 200),
  candidate: candidate.trim().slice(0, 200),
  action: action ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});

export const noFilters = { person: null, candidate: null, action: null, from: null, to: null } as const;

/** Both ends of a time are one. */
export const countFilters = (search: LogSearch): number => {
  const { person, candidate, action, from, to } = toAuditFilter(search);
  return [person, candidate, action, from ?? to].filter(Boolean).length;
};

export const isNarrowed = (search: LogSearch): boolean =>
  Object.values(toAuditFilter(search)).some((value) => Boolean(value));
