import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { create, get, publicUrl, sandboxes } from "@/lib/sandbox/testing";

const open = sandboxes();

const outbox = async (sandbox: ReturnType<typeof open>, below = "") =>
  (await get(sandbox, `/outbox${below}`)).text();

/** As much of a mail server as takes one mail. */
async function startMailServer() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let inData = false;
    socket.setEncoding("utf8");
    socket.on("error", () => undefined);
    socket.write("220 here\r\n");
    socket.on("data", (chunk: string) => {
      if (inData) {
        received.push(chunk);
        if (!chunk.endsWith("\r\n.\r\n")) return;
        inData = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA/i.test(chunk)) {
        inData = true;
        socket.write("354 go on\r\n");
      } else if (/^QUIT/i.test(chunk)) socket.end("221 bye\r\n");
      else {
        received.push(chunk);
        socket.write("250 fine\r\n");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

describe("the outbox", () => {
  it("keeps the mail with the candidate’s link, to click on", async () => {
    const sandbox = open();
    expect(await outbox(sandbox)).toContain("Nothing here yet");
    const created = await create(sandbox, { "candidate[first_name]": "Amara" });
    const list = await outbox(sandbox);
    expect(list).toContain("amara.okafor@example.com");
    expect(list).toContain("none of them leaves this machine");
    const mail = await outbox(sandbox, "/1");
    expect(mail).toContain("Hello Amara,");
    expect(mail).toContain(`href="${created.application_url}"`);
    expect(mail).toContain("Kept here");
    expect(sandbox.mailsForReal).toBe(false);
  });

  it("leads back to what the sandbox is a part of, if it is", async () => {
    const alone = open();
    await create(alone);
    const embedded = open({ dashboard: { name: "Shortlist", path: "/" } });
    await create(embedded);
    for (const page of ["", "/1"]) {
      expect(await outbox(alone, page)).not.toContain("Back to");
      expect(await outbox(embedded, page)).toContain('<a href="/">Back to Shortlist</a>');
      expect(await outbox(embedded, page)).toContain("All e-mails</");
    }
  });

  it("tells a German browser the same in German, with the mails as they are", async () => {
    const sandbox = open();
    await create(sandbox, { "candidate[first_name]": "Amara" });
    const asked = (path: string) =>
      sandbox.fetch(new Request(`${publicUrl}/outbox${path}`, { headers: { "accept-language": "de" } }));
    expect(await (await asked("")).text()).toContain("1 E-Mail an Eingeladene.");
    const mail = await (await asked("/1")).text();
    expect(mail).toContain("Nicht versandt");
    expect(mail).toMatch(/<div class="letter" lang="en">\s*<p class="mail" dir="auto">Hello Amara,/);
  });

  it("gets nothing when the e-mail is suppressed", async () => {
    const sandbox = open();
    await create(sandbox, { suppress_candidate_email: "true" });
    expect(await outbox(sandbox)).toContain("0 e-mails");
  });

  it("is paged", async () => {
    const sandbox = open();
    for (let index = 1; index <= 52; index += 1) {
      await create(sandbox, { "candidate[email]": `c${index}@example.com` });
    }
    const first = await outbox(sandbox);
    expect(first).toContain("c52@example.com");
    expect(first).not.toContain("c2@example.com");
    expect(first).toContain('href="/sandbox/outbox?before=3"');
    const second = await outbox(sandbox, "?before=3");
    expect(second).toContain("c2@example.com");
    expect(second).not.toContain("Older e-mails");
  });
});

describe("mail for real", () => {
  it("goes to the mail server, with the link", async () => {
    const server = await startMailServer();
    try {
      const sandbox = open({ smtpUrl: server.url });
      expect(sandbox.mailsForReal).toBe(true);
      const { application_url } = await create(sandbox);
      await expect.poll(() => outbox(sandbox, "/1")).toContain("Sent");
      const text = server.received.join("").replace(/=\r\n/g, "").replaceAll("=3D", "=");
      expect(text).toContain("RCPT TO:<amara.okafor@example.com>");
      expect(text).toContain(application_url);
    } finally {
      server.close();
    }
  });

  it("fails without failing the create, and says so on the mail", async () => {
    const server = await startMailServer();
    server.close();
    const lines: string[] = [];
    const sandbox = open({ smtpUrl: server.url, log: (line) => lines.push(line) });
    await create(sandbox);
    await expect.poll(() => outbox(sandbox, "/1")).toContain("Not sent");
    expect(await outbox(sandbox, "/1")).toContain("ECONNREFUSED");
    expect(lines).toEqual(["Mail 1 was not sent."]);
  });
});
