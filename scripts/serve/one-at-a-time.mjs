/** Browsers and proxies send nothing ahead; this is for whoever does. */
const mostAhead = 16;

/**
 * What a connection sends ahead of an answer waits until that one is over: made at once, any number of answers would
 * lie here behind one that never ends.
 * @param handle answers a request. @returns the same for a server; a connection with more than 16 waiting is ended.
 */
export function oneAtATime(handle) {
  /** What waits on a connection that has an answer under way. */
  const lines = new WeakMap();

  function begin(request, response) {
    const { socket } = request;
    response.once("close", () => {
      const [next] = lines.get(socket).splice(0, 1);
      if (next && socket.writable) begin(...next);
      else lines.delete(socket);
    });
    return handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (!line) {
      lines.set(socket, []);
      return begin(request, response);
    }
    if (line.push([request, response]) > mostAhead) socket.destroy();
  };
}
