import { assessmentScenes } from "./assessment-scenes";
import { candidateScenes } from "./candidate-scenes";
import { importScenes } from "./import-scenes";
import { inviteScenes } from "./invite-scenes";
import { otherScenes } from "./other-scenes";
import { sandboxScenes } from "./sandbox-scenes";
import type { Scene } from "./scene";
import { settingsScenes } from "./settings-scenes";
import { shortlistScenes } from "./shortlist-scenes";
import { tableScenes } from "./table-scenes";

/** All scenes. A new screen is a new line in one of these. */
export const scenes: Scene[] = [
  ...tableScenes,
  ...assessmentScenes,
  ...candidateScenes,
  ...inviteScenes,
  ...settingsScenes,
  ...otherScenes,
  ...shortlistScenes,
  ...importScenes,
  ...sandboxScenes,
];
