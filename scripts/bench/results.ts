import type { LongList } from "./long-list";
import type { LighthouseFigures } from "./look-by-lighthouse";
import type { BrowserFigures } from "./measure-browser";
import type { Cell } from "./measure-cell";
import type { Idle } from "./measure-idle";
import type { ImportFigures } from "./measure-import";
import type { LoadFigures } from "./measure-loads";
import type { PressFigures } from "./measure-presses";
import type { LoopSeen } from "./shortlist";
import type { FirstBytes } from "./time-first-byte";
import type { ExportTiming, RequestTiming } from "./time-requests";
import type { Starts } from "./time-starts";
import type { Identifying } from "./watch-identifying";
import type { FirstSync } from "./watch-sync";

type Machine = {
  cores: number;
  cpu: string;
  memoryGb: number;
  node: string;
  system: string;
  /** The machine’s load, the bench included: the mean of the last minute. */
  loadBefore: number;
  loadAfter: number;
};

export type Results = {
  at: string;
  commit: string;
  minutes: number;
  isQuick: boolean;
  machine: Machine;
  cells: Cell[];
  api: { rows: number; timings: RequestTiming[] }[];
  exports: ExportTiming[];
  /** Holds of the event loop while syncing from empty, and while the list stays the same. */
  firstSyncs: FirstSync[];
  longLists: LongList[];
  /** Learning whose the completed assessments are, after connecting to a service with many. */
  identifying?: Identifying;
  imports: ImportFigures[];
  unchanged?: LoopSeen & { lists: number; rows: number };
  /** The server’s most memory since its start, with the most rows and the most streams. */
  memory?: { rows: number; streams: number; peakMb: number; afterFirstSyncMb: number };
  firstBytes?: FirstBytes;
  idle?: Idle;
  browser?: BrowserFigures;
  starts?: Starts;
  imageMb?: number;
  presses: PressFigures[];
  loads: LoadFigures[];
  lighthouse: LighthouseFigures[];
};

export type Aim = {
  what: string;
  /** What it was before the work on it, on the same kind of machine. */
  before?: string;
  aim: string;
  measured: string;
  /** Absent where this run didn’t measure it. */
  isMet?: boolean;
};
