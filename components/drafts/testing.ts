import { vi } from "vitest";

/** A tab’s storage whose keys are own properties, as in browsers. */
export function stubTabStorage(): Pick<Storage, "getItem" | "setItem"> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
  };
  vi.stubGlobal("sessionStorage", Object.setPrototypeOf(kept, methods));
  return methods;
}
