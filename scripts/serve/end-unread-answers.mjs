/** As patient as nginx is by itself (`send_timeout`). */
const usualUnreadMs = 60_000;

/**
 * Ends an answer of which its reader takes nothing for `unreadMs`, twice that at most, while something waits to be
 * sent: with a reset, or the system would keep what it holds of it for minutes more. A stream that is silent and a
 * handler that takes its time have nothing to send; of slow readers, every byte taken counts.
 */
export function endUnreadAnswers(server, unreadMs = usualUnreadMs) {
  // Node's own timer for quiet sockets, one for all of them: it alone sees that a part of a long write has gone.
  server.timeout = unreadMs;
  server.on("request", (_request, response) => {
    response.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
}
