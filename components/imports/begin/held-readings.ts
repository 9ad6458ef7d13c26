import type { Columns } from "@/components/imports/columns/columns";
import type { Sheet } from "@/components/imports/reading/sheet";

/** What was read. `at`: the sheet that is begun with, whose columns these are. */
export type Reading = { sheets: readonly Sheet[]; at: number; columns: Columns };

const readings = new Map<string, Reading>();

/** For the draft’s screen, which goes on with it and needn’t ask the server. @param id of the draft made for it. */
export const holdReading = (id: string, reading: Reading): void => {
  readings.set(id, reading);
};

export const heldReading = (id: string): Reading | undefined => readings.get(id);

/** Once all of it is on the server, that has the last word: another tab or a colleague may go on there. */
export const forgetReading = (id: string): void => {
  readings.delete(id);
};
