import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { createLender } from "./lender";

/** Before all tests: the workers ask at one place for dashboards. @returns what ends it after them. */
export default async function openLender(): Promise<() => Promise<void>> {
  const lender = createLender();
  const server = createServer(async (request, response) => {
    try {
      const asked = await json(request);
      const answer =
        request.url === "/lend"
          ? await lender.lend(asked as Parameters<typeof lender.lend>[0])
          : await lender.giveBack(...(asked as Parameters<typeof lender.giveBack>));
      response.end(JSON.stringify(answer ?? {}));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.LENDER_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    server.closeAllConnections();
    await lender.end();
  };
}
