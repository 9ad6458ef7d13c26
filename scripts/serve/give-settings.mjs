import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * Hands Next the settings as the build resolved them, as the server does that Next itself writes for
 * `output: "standalone"`. Otherwise each start reads next.config.ts and checks it.
 */
export function giveSettings(root) {
  const { config } = JSON.parse(readFileSync(path.join(root, ".next/required-server-files.json"), "utf8"));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
