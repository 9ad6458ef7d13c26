import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { freePort } from "../../scripts/start-node";
import { type Engine, type EngineTab, type EngineWindow, keysOf, windowSize } from "./engine";
import { createWebDriver, type WebDriver } from "./webdriver";

/** Code points of WebDriver for keys that are no letters. */
const keyCodes: Record<string, string> = {
  Control: "\uE009",
  Shift: "\uE008",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Delete: "\uE017",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

const startsWithinMs = 60_000;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}

/** Drives the installed WebKitGTK by WebDriver, on a virtual screen. */
export async function startWebkit(driver: string, xvfb: string): Promise<Engine> {
  const { width, height } = windowSize;
  const screen = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  // It says which number is free, once it can be used.
  const [said] = await Promise.race([
    once(screen.stdio[3] as NodeJS.ReadableStream, "data"),
    once(screen, "exit").then(() => [""]),
  ]);
  if (!String(said).trim()) throw new Error("Xvfb didn’t start.");
  const display = `:${String(said).trim()}`;
  return { openWindow: () => openWindow(driver, display), close: () => end(screen) };
}

/** A driver has one session at a time: each window is a driver of its own. */
async function openWindow(driver: string, display: string): Promise<EngineWindow> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, GSETTINGS_BACKEND: "memory" },
  });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(child, createWebDriver(base));
  const { sessionId } = z
    .object({ sessionId: z.string() })
    .parse(await createWebDriver(base).post("/session", { capabilities: {} }));
  const session = createWebDriver(`${base}/session/${sessionId}`);
  await session.post("/window/rect", { x: 0, y: 0, ...windowSize });
  const handle = z.string().parse(await session.get("/window"));
  const tabs: EngineWindow["tabs"] = [
    createTab(session, { front: handle, opened: (tab) => tabs.push(tab) }, handle),
  ];
  return {
    tabs,
    async close() {
      await session.delete("").catch(() => undefined);
      await end(child);
    },
  };
}

async function untilReady(child: ChildProcess, driver: WebDriver): Promise<void> {
  const givenUpAt = Date.now() + startsWithinMs;
  while (!(await driver.get("/status").catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > givenUpAt) throw new Error("WebKitWebDriver didn’t start.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `front`: the handle of the tab that commands go to. */
type Window = { front: string; opened: (tab: EngineTab) => void };

function createTab(session: WebDriver, window: Window, handle: string): EngineTab {
  async function toFront(): Promise<void> {
    if (window.front === handle) return;
    await session.post("/window", { handle });
    window.front = handle;
  }
  const act = async (type: "pointer" | "key", actions: Record<string, unknown>[]) => {
    await toFront();
    await session.post("/actions", { actions: [{ type, id: type, actions }] });
  };
  const move = async (path: string, body?: Record<string, unknown>) => {
    await toFront();
    await session.post(path, body);
  };
  return {
    goto: (url) => move("/url", { url }),
    reload: () => move("/refresh"),
    back: () => move("/back"),
    async url() {
      await toFront();
      return z.string().parse(await session.get("/url"));
    },
    async evaluate(expression) {
      await toFront();
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = z
        .object({ value: z.unknown(), error: z.string().optional() })
        .parse(await session.post("/execute/async", { script, args: [] }));
      if (error) throw new Error(error);
      return value;
    },
    clickAt: (x, y) =>
      act("pointer", [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    press(chord) {
      const keys = keysOf(chord).map((key) => keyCodes[key] ?? key);
      return act("key", [
        ...keys.map((value) => ({ type: "keyDown", value })),
        ...keys.reverse().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    type: (text) =>
      act(
        "key",
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      ),
    async photograph() {
      await toFront();
      return Buffer.from(z.string().parse(await session.get("/screenshot")), "base64");
    },
    async openBeside() {
      await toFront();
      const { handle: other } = z
        .object({ handle: z.string() })
        .parse(await session.post("/window/new", { type: "tab" }));
      const beside = createTab(session, window, other);
      window.opened(beside);
      return beside;
    },
    toFront,
  };
}
