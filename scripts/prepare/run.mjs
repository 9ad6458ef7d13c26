import { spawn } from "node:child_process";

/**
 * Runs a command with its output shown, and ends it when we are told to end.
 * Resolves to whether it succeeded.
 */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that what npm or Next start ends with them.
    const child = spawn(command, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      detached: true,
    });
    const stop = (signal) => {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
      process.exit(signal === "SIGINT" ? 130 : 143);
    };
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    const settle = (succeeded) => {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
      resolve(succeeded);
    };
    child.once("error", () => settle(false));
    child.once("exit", (code) => settle(code === 0));
  });
}
