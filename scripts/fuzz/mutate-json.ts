import fc from "fast-check";
import { hostileNames, hostileValue } from "./hostile-values";

const ways = [
  "replace",
  "replace",
  "replace",
  "drop",
  "drop",
  "twice",
  "swap",
  "retype",
  "list",
  "nest",
  "unwrap",
  "rename",
  "add",
  "deep",
] as const;

/** One change to one place of a JSON value; `at` is taken modulo the number of places. */
export type Mutation = { at: number; way: (typeof ways)[number]; value: unknown; name: string };

export const mutation = (): fc.Arbitrary<Mutation> =>
  fc.record({
    at: fc.nat({ max: 9_999 }),
    way: fc.constantFrom(...ways),
    value: hostileValue(),
    name: fc.constantFrom(...hostileNames),
  });

type Entry = [name: string, value: unknown];

const entriesOf = (value: unknown): Entry[] =>
  typeof value === "object" && value !== null ? Object.entries(value) : [];

/** The paths to all places, as indexes of entries. */
function placesIn(value: unknown): number[][] {
  return [
    [],
    ...entriesOf(value).flatMap(([, inner], index) => placesIn(inner).map((path) => [index, ...path])),
  ];
}

function editAt(value: unknown, [index = 0, ...rest]: number[], edit: (entry: Entry) => Entry[]): unknown {
  const entries = entriesOf(value).flatMap((entry, at): Entry[] => {
    if (at !== index) return [entry];
    return rest.length === 0 ? edit(entry) : [[entry[0], editAt(entry[1], rest, edit)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function retyped(value: unknown): unknown {
  switch (typeof value) {
    case "number":
      return String(value);
    case "boolean":
      return value ? "true" : 0;
    case "string":
      return Number.isFinite(Number(value)) ? Number(value) : value.length;
    default:
      return Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : Object.values(value ?? {});
  }
}

function nested(value: unknown, levels: number): unknown {
  let outer = value;
  for (let level = 0; level < levels; level += 1) outer = [outer];
  return outer;
}

function swapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.toReversed();
  return typeof value === "object" && value !== null ? Object.fromEntries(entriesOf(value).reverse()) : value;
}

function change([name, value]: Entry, { way, value: other, name: otherName }: Mutation): Entry[] {
  switch (way) {
    case "replace":
      return [[name, other]];
    case "drop":
      return [];
    case "twice":
      return [
        [name, value],
        [`${name}_`, value],
      ];
    case "swap":
      return [[name, swapped(value)]];
    case "retype":
      return [[name, retyped(value)]];
    case "list":
      return [[name, [value]]];
    case "nest":
      return [[name, { [otherName]: value }]];
    case "unwrap":
      return [[name, entriesOf(value)[0]?.[1] ?? null]];
    case "rename":
      return [[otherName, value]];
    case "add":
      return [[name, Array.isArray(value) ? [...value, other] : addTo(value, otherName, other)]];
    case "deep":
      return [[name, nested(value, 200)]];
    default:
      return way satisfies never;
  }
}

/** Works for names such as `__proto__`, which an assignment would misread. */
const addTo = (value: unknown, name: string, other: unknown) =>
  Object.fromEntries([...entriesOf(value), [name, other]]);

/** The value with one place changed. The whole value is a place, too. */
export function mutate(value: unknown, mutation: Mutation): unknown {
  const places = placesIn(value);
  const path = places[mutation.at % places.length] ?? [];
  const [mutated = null] = editAt([value], [0, ...path], (entry) => change(entry, mutation)) as unknown[];
  return mutated;
}
