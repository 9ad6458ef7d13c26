import type { Results } from "../results";
import { inMs } from "../words";
import { type Judged, notMeasured } from "./judged";

export function judgeStarts({ starts }: Results): Judged {
  if (!starts) return notMeasured;
  const { medianMs, slowestMs, npmMs, count } = starts;
  return {
    measured: `${inMs(medianMs)}, at most ${inMs(slowestMs)}, of ${count} starts (npm alone: ${inMs(npmMs)})`,
    isMet: medianMs <= 600,
  };
}

export const judgeImage = ({ imageMb }: Results): Judged =>
  imageMb === undefined ? notMeasured : { measured: `${imageMb.toFixed(0)} MB`, isMet: imageMb <= 300 };
