import type { Exchange } from "@/lib/conformance/observing/exchange";

export type SampledState = "pending" | "recommended" | "not recommended" | "unclear";

export type SingleRead = {
  id: number;
  exchange: Exchange;
  /** The list's `created_at`, to compare. Absent for an assessment that was just created. */
  listedCreatedAt?: unknown;
};

/** What could be observed with `--create`. */
export type Creation = {
  /** The interview of the assessments; without one nothing was created. */
  interviewId?: number;
  /** Creates with every parameter right; the first has only the required ones. */
  creates: Exchange[];
  /** The first create once more, while it is pending. */
  duplicate?: Exchange;
  withoutEmail?: Exchange;
  withoutInterview?: Exchange;
  unknownInterview?: Exchange;
  withoutKey?: Exchange;
  invalidKey?: Exchange;
  listAfterwards?: Exchange;
};

/** Everything was fetched once; the rules judge it and fetch nothing. */
export type Observations = {
  baseUrl: URL;
  all: Exchange[];
  interviews: Exchange;
  list: Exchange;
  singles: SingleRead[];
  /** By state: how many of the listed ones were read singly. */
  sampled: Record<SampledState, { read: number; listed: number }>;
  withoutKey: Exchange[];
  invalidKey: Exchange[];
  unknownId: Exchange;
  unknownPath: Exchange;
  oddId: Exchange;
  /** Only with an id that the operator gave. */
  otherEmployer?: Exchange;
  /** Only where the base address is HTTPS and not loopback. */
  plainHttp?: Exchange;
  creation?: Creation;
};
