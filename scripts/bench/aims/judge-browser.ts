import type { LighthouseFigures } from "../look-by-lighthouse";
import type { Interaction } from "../measure-presses";
import type { Results } from "../results";
import { inBytes, inMs, withThousands } from "../words";
import { type Judged, notMeasured } from "./judged";

/** Sizes of which each press is timed. */
export const pressRows = [1_000, 20_000, 100_000] as const;

type PressKind = "searchMs" | "searchAnsweredMs" | "filterMs" | "tabMs" | "sortMs";

export function judgeBrowser({ browser }: Results, what: "search" | "scroll"): Judged {
  if (browser?.rows !== 100_000) return notMeasured;
  const { longestScriptsMs, overByScripts, longestFrameMs } = browser[what];
  const keys = browser.keystrokeToRowsMs;
  const told = what === "search" && keys ? `; rows ${inMs(keys.p50)} after the last key` : "";
  return {
    measured: `our scripts at most ${inMs(longestScriptsMs)} of a frame (longest frame ${inMs(longestFrameMs)})${told}`,
    isMet: overByScripts === 0,
  };
}

/** @param aimMs one for each size, in the order of `pressRows`. */
export function judgePresses({ presses }: Results, what: PressKind, aimMs: readonly number[]): Judged {
  const found = pressRows.flatMap((rows, at) => {
    const ms = presses.find((one) => one.rows === rows)?.[what];
    return ms ? [{ rows, ms, isMet: ms.p50 <= (aimMs[at] ?? 0) }] : [];
  });
  if (found.length < pressRows.length) return notMeasured;
  const floors = presses.flatMap(({ floorMs }) => floorMs?.p50 ?? []);
  const each = found.map(({ ms }) => inMs(ms.p50)).join(", ");
  return {
    measured: `${each} (at most ${inMs(Math.max(...found.map(({ ms }) => ms.max)))}); two frames of an empty page ${inMs(Math.max(...floors))}`,
    isMet: found.every(({ isMet }) => isMet),
  };
}

export function judgeInp({ presses }: Results, kind: Interaction): Judged {
  const found = presses.flatMap(({ rows, inp }) => (inp[kind] ? [{ rows, ms: inp[kind] }] : []));
  if (found.length === 0) return notMeasured;
  const worst = found.reduce((one, other) => (other.ms.p50 > one.ms.p50 ? other : one));
  return {
    measured: `${inMs(worst.ms.p50)} (at most ${inMs(worst.ms.max)}, ${withThousands(worst.rows)} rows)`,
    isMet: worst.ms.p50 <= 200,
  };
}

export function judgeLoads(
  { loads }: Results,
  what: "paintedMs" | "longTasksMs",
  atMost: number,
  sizes: readonly number[],
): Judged {
  const found = sizes.flatMap((rows) => loads.find((one) => one.rows === rows) ?? []);
  if (found.length < sizes.length) return notMeasured;
  const ratios = found.map(({ home, empty }) => home[what].p50 / empty[what].p50);
  const amounts = found.map(({ home, empty }) => `${inMs(home[what].p50)} against ${inMs(empty[what].p50)}`);
  return {
    measured: `${ratios.map((ratio) => ratio.toFixed(1)).join(", ")} ×: ${amounts.join(", ")}`,
    isMet: ratios.every((ratio) => ratio <= atMost),
  };
}

export function judgeHtml({ loads }: Results): Judged {
  const found = loads.find(({ rows }) => rows === 20_000)?.home;
  if (!found) return notMeasured;
  const { htmlBytes, htmlSentBytes } = found;
  return {
    measured: `${inBytes(htmlBytes)} / ${inBytes(htmlSentBytes)}`,
    isMet: htmlBytes <= 150_000 && htmlSentBytes <= 20_000,
  };
}

export function judgeScript({ loads }: Results): Judged {
  const found = loads.find(({ rows }) => rows === 20_000);
  if (!found) return notMeasured;
  const { home, empty } = found;
  return {
    measured: `${inBytes(home.scriptSentBytes)}; an empty Next page has ${inBytes(empty.scriptSentBytes)}`,
    isMet: home.scriptSentBytes <= 170_000,
  };
}

/** @returns the page’s performance on a slow phone. */
export function judgeLighthouse({ lighthouse }: Results, of: LighthouseFigures["page"]): Judged {
  const found = lighthouse.find(({ page, preset }) => page === of && preset === "mobile");
  if (!found) return notMeasured;
  const { least, median, most } = found.scores.performance;
  return { measured: `${median} (${least} to ${most}, ${found.rounds} looks)`, isMet: median >= 95 };
}

export function judgeScreens({ loads }: Results): Judged {
  const found = loads.flatMap(({ rows, screensMs }) => (screensMs ? [{ rows, ms: screensMs }] : []));
  if (found.length === 0) return notMeasured;
  const each = found.map(({ ms }) => inMs(ms.p50)).join(", ");
  return {
    measured: `${each} (at most ${inMs(Math.max(...found.map(({ ms }) => ms.max)))})`,
    isMet: found.every(({ ms }) => ms.p50 <= 100),
  };
}
