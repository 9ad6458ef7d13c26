/** For answers that are written, but not yet sent. */
const flushMs = 200;
/** One Ctrl-C arrives twice: from the terminal, and passed on by npm. */
const sameKeyMs = 400;

const atMost = (ms, promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, ms))]);

/**
 * Ends the process after SIGTERM or SIGINT, open streams or not: as soon as requests in flight are settled, or after
 * `withinMs`. A second signal ends it at once.
 * @param shutdown settles what is in flight. @param withinMs how long that may take. @param nowMs a monotonic clock.
 */
export function shutDownOnSignal(server, { shutdown, withinMs, nowMs = () => performance.now() }) {
  let endingSince;
  const end = async (signal) => {
    if (endingSince !== undefined) {
      if (nowMs() - endingSince > sameKeyMs) process.exit(signal === "SIGINT" ? 130 : 143);
      return;
    }
    endingSince = nowMs();
    const closed = new Promise((resolve) => server.close(resolve));
    let code = 0;
    try {
      await atMost(withinMs(), shutdown());
    } catch (error) {
      console.error("Shutting down met an error:", error);
      code = 1;
    }
    await atMost(flushMs, closed);
    server.closeAllConnections();
    process.exit(code);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
