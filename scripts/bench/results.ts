import type { LongList } from "./long-list";
import type { BrowserFigures } from "./measure-browser";
import type { Cell } from "./measure-cell";
import type { LoopSeen } from "./shortlist";
import type { ExportTiming, RequestTiming } from "./time-requests";
import type { Identifying } from "./watch-identifying";
import type { FirstSync } from "./watch-sync";

export type Machine = {
  cores: number;
  cpu: string;
  memoryGb: number;
  node: string;
  system: string;
  /** How busy the machine was with anything, the bench included: the mean of the last minute. */
  loadBefore: number;
  loadAfter: number;
};

/** All that one run found; what was not run is absent or empty. */
export type Results = {
  at: string;
  commit: string;
  minutes: number;
  isQuick: boolean;
  machine: Machine;
  cells: Cell[];
  api: { rows: number; timings: RequestTiming[] }[];
  exports: ExportTiming[];
  /** Single-threaded holds while syncing from empty, and while the list stays the same. */
  firstSyncs: FirstSync[];
  /** A list of a million, on both stores. */
  longLists: LongList[];
  /** Learning whose completed assessments are, after connecting to a service that has many. */
  identifying?: Identifying;
  unchanged?: LoopSeen & { lists: number; rows: number };
  /** The server's most memory from its start, at the most rows with the most streams. */
  memory?: { rows: number; streams: number; peakMb: number; afterFirstSyncMb: number };
  browser?: BrowserFigures;
};

export type Aim = {
  what: string;
  aim: string;
  measured: string;
  /** Absent where this run didn't measure it. */
  isMet?: boolean;
};
