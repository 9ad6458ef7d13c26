import { startProcess } from "@/lib/start-process";

/** Runs once per process, before the first request, and not in a build. */
export const register = startProcess;
