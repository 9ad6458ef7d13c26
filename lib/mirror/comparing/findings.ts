import { type Oddity, readOddities, writeOddities } from "@/lib/assessment-api/oddities";

/** Something odd in a list: how many rows have it, and one of their ids. Carries no content. */
export type Finding = Oddity & { count: number; example?: number };

/** Few texts describe all odd rows: each is kept once, and rows refer to it by number. 0: nothing odd. */
export type OddityKinds = {
  of(oddities: string | null): number;
  sumUp(kinds: Uint32Array, ids: Float64Array): { odd: number; findings: Finding[] };
};

export const withoutId = writeOddities([{ field: "id", reason: "unusable" }]);
export const repeatedId = writeOddities([{ field: "id", reason: "twice" }]);

export function createOddityKinds(): OddityKinds {
  const numbers = new Map<string, number>();
  const texts: string[] = [""];

  return {
    of(oddities) {
      if (oddities === null) return 0;
      const known = numbers.get(oddities);
      if (known !== undefined) return known;
      numbers.set(oddities, texts.length);
      return texts.push(oddities) - 1;
    },
    sumUp(kinds, ids) {
      const rows = new Map<number, { count: number; example: number }>();
      let odd = 0;
      for (let place = 0; place < kinds.length; place += 1) {
        const kind = kinds[place] ?? 0;
        if (kind === 0) continue;
        odd += 1;
        const seen = rows.get(kind);
        if (seen) seen.count += 1;
        else rows.set(kind, { count: 1, example: ids[place] ?? 0 });
      }
      const findings = new Map<string, Finding>();
      for (const [kind, { count, example }] of rows) {
        for (const oddity of readOddities(texts[kind] ?? null)) {
          const name = `${oddity.field}:${oddity.reason}`;
          const before = findings.get(name);
          if (before) before.count += count;
          else findings.set(name, { ...oddity, count, ...(example !== 0 && { example }) });
        }
      }
      return { odd, findings: [...findings.values()].sort((one, other) => other.count - one.count) };
    },
  };
}
