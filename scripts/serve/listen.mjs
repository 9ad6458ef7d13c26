const sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  EACCES: (port) => `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
  EADDRNOTAVAIL: (_, host) => `HOST must be an address of this machine, and ${host} isn’t.`,
  ENOTFOUND: (_, host) => `HOST must be an address of this machine, and ${host} isn’t.`,
};

function parsePort(value) {
  const port = Number(value?.trim() || 3000);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error("PORT must be a port number.");
}

/**
 * Listens on PORT (3000), on HOST or else on all addresses. HOSTNAME isn't read: shells and containers set it to the
 * machine's name. @returns the port, which the system chooses for PORT=0. @throws a sentence where it is taken.
 */
export async function listen(server, env) {
  const port = parsePort(env.PORT);
  const host = env.HOST?.trim() || undefined;
  await new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const sentence = sentences[error.code]?.(port, host);
      reject(sentence ? new Error(sentence) : error);
    });
    server.listen({ port, host }, resolve);
  });
  return server.address().port;
}
