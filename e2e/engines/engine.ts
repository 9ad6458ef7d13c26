/** What the stories need of a browser: as little as both protocols have, and all of it what a person does. */
export type EngineTab = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /** @param expression JavaScript; its value, or what its promise comes to, has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the mouse, in CSS pixels from the corner of what is in sight. */
  clickAt(x: number, y: number): Promise<void>;
  /** @param chord keys as `KeyboardEvent.key` names them: "Control+k". */
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** As PNG. */
  photograph(): Promise<Buffer>;
  /** Another tab of the same window, in front of this one. */
  openBeside(): Promise<EngineTab>;
  /** Comes to the front of its window. */
  toFront(): Promise<void>;
};

/** `tabs`: the first, and those that were opened beside it since. */
export type EngineWindow = { tabs: [EngineTab, ...EngineTab[]]; close(): Promise<void> };

export type Engine = {
  /** A window with cookies of its own. */
  openWindow(): Promise<EngineWindow>;
  close(): Promise<void>;
};

export const windowSize = { width: 1440, height: 900 };

export const keysOf = (chord: string): string[] => chord.split("+");
