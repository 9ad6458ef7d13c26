import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

/** CPU seconds of all threads, from `/proc/<pid>/stat`: fields 14 and 15, after the name, which may have spaces. */
export function parseCpuSeconds(stat: string, ticksPerSecond: number): number {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** A line such as `VmHWM:   81234 kB` from `/proc/<pid>/status`, in megabytes (10⁶ bytes). */
export function parseMegabytes(status: string, name: string): number {
  const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}

let ticksPerSecond: number | undefined;

function readTicksPerSecond(): number {
  ticksPerSecond ??= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  return ticksPerSecond;
}

export const readCpuSeconds = (pid: number): number =>
  parseCpuSeconds(readFileSync(`/proc/${pid}/stat`, "utf8"), readTicksPerSecond());

/** The most memory since its start, or since `forgetPeak`. */
export const readPeakMb = (pid: number): number =>
  parseMegabytes(readFileSync(`/proc/${pid}/status`, "utf8"), "VmHWM");

export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");
