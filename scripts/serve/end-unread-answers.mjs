/** As nginx does by default (`send_timeout`). */
const usualUnreadMs = 60_000;

/**
 * Resets a connection whose reader takes nothing for `unreadMs`, at most twice that, while something waits to be sent:
 * the system would keep its buffers for minutes more. For a slow reader every byte counts.
 */
export function endUnreadAnswers(server, unreadMs = usualUnreadMs) {
  // Node’s own timer for quiet sockets: it alone sees that a part of a long write has gone.
  server.timeout = unreadMs;
  server.on("request", (_request, response) => {
    response.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
}
