"use client";

import { useRender } from "@base-ui/react/use-render";
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

type Deferrable = {
  /** The button that opens it. */
  trigger: ReactElement<Record<string, unknown>>;
};

/** As the loaded part's own trigger is to assistive technology. */
const roles = {
  menu: { "aria-haspopup": "menu" },
  listbox: { role: "combobox", "aria-haspopup": "listbox" },
  dialog: { "aria-haspopup": "dialog" },
} as const;

/**
 * A popup whose script comes when somebody is about to use it: until then its button stands there alone.
 * Everything but `kind` and `load` goes to the part that is loaded, which takes the button as `trigger`.
 */
export function Deferred<Props extends Deferrable>({
  kind,
  load,
  part,
}: {
  kind: keyof typeof roles;
  load: () => Promise<ComponentType<Props>>;
  part: Props;
}) {
  const id = useId();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isOpened = useRef(false);
  const trigger = cloneElement(part.trigger, { "data-deferred": id });

  useEffect(() => {
    if (!Part || isOpened.current) return;
    isOpened.current = true;
    const button = document.querySelector<HTMLElement>(`[data-deferred="${id}"]`);
    button?.focus({ preventScroll: true });
    button?.click();
  }, [Part, id]);

  // What could not be loaded is tried again with the next press.
  const prepare = () => void load().catch(() => undefined);
  const open = () =>
    void load().then(
      (loaded) => setPart(() => loaded),
      () => undefined,
    );
  const waiting = useRender({
    render: trigger,
    props: {
      ...roles[kind],
      "aria-expanded": false,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: open,
      onKeyDown(event: KeyboardEvent) {
        if (kind === "dialog" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
        event.preventDefault();
        open();
      },
    },
  });
  return Part ? <Part {...part} trigger={trigger} /> : waiting;
}
