import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import path from "node:path";

/** What setting up leaves in a clone, ignored by git: a fetched Node.js, and the logs. */
export const setUpFolder = (root) => path.join(root, ".setup");

const lastLines = (file) => {
  const written = readFileSync(file, "utf8").trimEnd().split("\n");
  return written.slice(-15).join("\n");
};

/** A line that is rewritten on a terminal, and two lines elsewhere. */
function openLine(title) {
  const begun = Date.now();
  const { stderr } = process;
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const rewrite = (text, end = "") => stderr.write(`\r\x1b[2K${text}${end}`);
  stderr.write(stderr.isTTY ? title : `${title} …\n`);
  return {
    tell: (howFar) => stderr.isTTY && rewrite([title, howFar, seconds()].filter(Boolean).join(" · ")),
    end(succeeded) {
      const outcome = succeeded ? `done in ${seconds()}` : `failed after ${seconds()}`;
      if (stderr.isTTY) rewrite(`${title} · ${outcome}`, "\n");
      else stderr.write(`  ${outcome}\n`);
    },
  };
}

const endings = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command with its output in a file, and ends it together with this process. @returns whether it succeeded. */
function run({ command, args, env }, file) {
  return new Promise((resolve) => {
    // A group of its own, so that what npm or Next start ends with them.
    const child = spawn(command, args, {
      stdio: ["ignore", file, file],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      detached: true,
    });
    const stop = (signal) => {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has already ended.
      }
      process.exit(signal === "SIGINT" ? 130 : 143);
    };
    for (const signal of endings) process.once(signal, stop);
    const settle = (succeeded) => {
      for (const signal of endings) process.off(signal, stop);
      resolve(succeeded);
    };
    child.once("error", () => settle(false));
    child.once("exit", (code) => settle(code === 0));
  });
}

/**
 * Runs a command as a step of setting up. A line shows its title and duration; its output goes to a log.
 * @param given.log the log’s name. @param given.howFar its progress, shown every second on a terminal.
 * @throws Error with `given.failure`, the command’s last lines and the log’s path.
 */
export async function step(root, { title, log, failure, howFar = () => "", ...command }) {
  mkdirSync(setUpFolder(root), { recursive: true });
  const logFile = path.join(setUpFolder(root), `${log}.log`);
  const file = openSync(logFile, "w");
  const line = openLine(title);
  const timer = setInterval(() => line.tell(howFar()), 1_000);
  const succeeded = await run(command, file);
  clearInterval(timer);
  closeSync(file);
  line.end(succeeded);
  if (succeeded) return;
  throw new Error([lastLines(logFile), "", failure, `All of it: ${path.relative(root, logFile)}`].join("\n"));
}
