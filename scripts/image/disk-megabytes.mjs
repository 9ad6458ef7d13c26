import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";

const blockBytes = 512;

function countBlocks(place) {
  const found = lstatSync(place);
  if (!found.isDirectory()) return found.blocks;
  return readdirSync(place).reduce((sum, name) => sum + countBlocks(path.join(place, name)), found.blocks);
}

/** What a folder takes on the disk, as `du` counts it, in megabytes (10⁶ bytes). */
export const diskMegabytes = (folder) => (countBlocks(folder) * blockBytes) / 1e6;
