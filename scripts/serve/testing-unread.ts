import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { endUnreadAnswers } from "./end-unread-answers.mjs";
import { limits } from "./guard.mjs";

type CleanUp = (cleanup: () => void) => void;

/** A server that ends answers of which nothing is taken for `unreadMs`. @returns its port. */
export async function serveUnread(
  handle: RequestListener,
  unreadMs: number,
  cleanUp: CleanUp,
): Promise<number> {
  const server = createServer(limits, handle);
  endUnreadAnswers(server, unreadMs);
  // The time begins with the request: the server’s own begins with the connection, and would end one whose request comes
  // late on a busy machine.
  server.on("connection", (socket) => socket.setTimeout(0));
  server.prependListener("request", ({ socket }) => socket.setTimeout(server.timeout));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A connection that has sent a request, and reads nothing until the test does. */
export function askAndWait(port: number, cleanUp: CleanUp): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
  socket.on("error", () => undefined);
  cleanUp(() => socket.destroy());
  return socket;
}
