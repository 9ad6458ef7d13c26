"use client";

import type { AuditEntryView } from "@/lib/audit/schema";

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** An entry as it is stored, for administrators who look into something odd. */
export function EntryDetails({ id, entry }: { id: string; entry: AuditEntryView }) {
  const { action, subject, details } = entry;
  const lines: [string, string][] = [
    ["action", action],
    [subject.type, subject.id],
    ...Object.entries(details).map(([name, value]): [string, string] => [name, written(value)]),
    ["entry", entry.id],
  ];
  return (
    <dl
      id={id}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 rounded-md bg-hover px-3 py-2.5 mb-2 font-mono text-12"
    >
      {lines.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-quiet">{name}</dt>
          <dd dir="auto" className="min-w-0 break-words whitespace-pre-wrap">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
