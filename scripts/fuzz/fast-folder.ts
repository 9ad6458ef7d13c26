import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

/** In memory, where the system has such a folder: these tests don’t need to survive a power cut. */
export const fastFolder = (): string => (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());
