import { accessSync, constants } from "node:fs";
import path from "node:path";

type Environment = Record<string, string | undefined>;

const usualPlaces = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin", "/snap/bin"];

export const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of these names that is installed: in the usual places, in `places`, or on the path. */
export function findProgram(env: Environment, names: string[], places: string[] = []): string | undefined {
  const folders = [...usualPlaces, ...places, ...(env.PATH ?? "").split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}
