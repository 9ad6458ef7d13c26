"use client";

import { useRender } from "@base-ui/react/use-render";
import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { holdKeys } from "@/components/ui/hold-keys";
import { loadPart } from "@/components/ui/load-part";

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

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[data-deferred="${id}"]`);

/**
 * A popup whose script comes when somebody is about to use it: until then its button stands there alone.
 * `part` goes to the part that is loaded, which takes the button as `trigger`.
 */
export function Deferred<Props extends Deferrable>({
  kind,
  load,
  part,
  isEager = false,
}: {
  kind: keyof typeof roles;
  load: () => Promise<ComponentType<Props>>;
  part: Props;
  /** Whether it is sure to be used: its script comes right after the page. */
  isEager?: boolean;
}) {
  const id = useId();
  const [Part, setPart] = useState<ComponentType<Props>>();
  /** The press is answered, or no longer meant. */
  const isOver = useRef(false);
  const [isAlone, setIsAlone] = useState(true);
  const trigger = cloneElement(part.trigger, { "data-deferred": id });

  // The part's own button takes the place of the one that waited, which goes last: a focus that is lost for a
  // moment is fetched back by the dialog around it, and what has just opened closes.
  useLayoutEffect(() => {
    if (!Part) return;
    const [own, waited] = document.querySelectorAll<HTMLElement>(`[data-deferred="${id}"]`);
    if (waited && document.activeElement === waited) own?.focus({ preventScroll: true });
    setIsAlone(false);
  }, [Part, id]);
  useEffect(() => {
    if (isAlone || isOver.current) return;
    isOver.current = true;
    const button = buttonOf(id);
    button?.focus({ preventScroll: true });
    button?.click();
  }, [isAlone, id]);

  // What could not be loaded is tried again with the next press.
  const prepare = () => void load().catch(() => undefined);
  useEffect(() => {
    if (isEager) void load().catch(() => undefined);
  }, [isEager, load]);
  const open = () => {
    const from = document.activeElement;
    let isWanted: boolean | undefined;
    const release = holdKeys({
      isOpener: (target) => target === buttonOf(id),
      forgets: kind === "dialog",
      onEscape: () => {
        if (isWanted) return false;
        isWanted = false;
        return true;
      },
    });
    void loadPart(load).then((loaded) => {
      isWanted ??= true;
      const at = document.activeElement;
      // Whoever has gone on to something else meanwhile isn’t fetched back.
      isOver.current = !isWanted || ![from, buttonOf(id), document.body, null].includes(at);
      if (isOver.current) release();
      setPart(() => loaded);
    }, release);
  };
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
  return (
    <>
      {Part && <Part {...part} trigger={trigger} />}
      {isAlone && waiting}
    </>
  );
}
