import { existsSync } from "node:fs";
import { tmpdir } from "node:os";

/** A folder in memory, where the system has one: these tests don't need to survive a power cut. */
export const fastFolder = (): string => (existsSync("/dev/shm") ? "/dev/shm" : tmpdir());
