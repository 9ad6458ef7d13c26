/** Browsers and proxies send nothing ahead; other clients may. */
const mostAhead = 16;

/**
 * Answers a connection's requests one after the other: otherwise any number of answers could wait behind one that
 * never ends. @returns a handler that ends a connection with more than 16 requests waiting.
 */
export function oneAtATime(handle) {
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
