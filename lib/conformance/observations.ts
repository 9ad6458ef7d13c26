import type { Exchange } from "@/lib/conformance/exchange";

export type SampledState = "pending" | "recommended" | "not recommended" | "unclear";

export type SingleRead = {
  id: number;
  exchange: Exchange;
  /** `created_at` as the list had it, for comparison. Absent for one that was just created. */
  listedCreatedAt?: unknown;
};

/** What `--create` allowed to be seen. */
export type Creation = {
  /** The interview that assessments were created for; without one nothing was asked. */
  interviewId?: number;
  /** Creates with every parameter right: the first has the required ones only. */
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

/** Everything that was fetched, once; the rules judge it and ask for nothing more. */
export type Observations = {
  baseUrl: URL;
  all: Exchange[];
  interviews: Exchange;
  list: Exchange;
  singles: SingleRead[];
  /** How many were read singly, of how many listed, by state. */
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
  /** Only with leave to create. */
  creation?: Creation;
};
