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
import { holdKeys } from "@/components/ui/behaviour/hold-keys";
import { loadPart } from "@/components/ui/behaviour/load-part";
import { onFirstSign } from "@/components/ui/behaviour/on-first-sign";

type Deferrable = {
  trigger: ReactElement<Record<string, unknown>>;
};

/** The same attributes as the loaded part’s own trigger. */
const roles = {
  menu: { "aria-haspopup": "menu" },
  listbox: { role: "combobox", "aria-haspopup": "listbox" },
  dialog: { "aria-haspopup": "dialog" },
} as const;

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[data-deferred="${id}"]`);

/** Until a popup’s script is loaded only its button is there; the loaded part gets it as `trigger`. */
export function Deferred<Props extends Deferrable>({
  kind,
  load,
  part,
  isEager = false,
}: {
  kind: keyof typeof roles;
  load: () => Promise<ComponentType<Props>>;
  part: Props;
  /** Loads its script as soon as anybody uses the page, before it is pressed. */
  isEager?: boolean;
}) {
  const id = useId();
  const [Part, setPart] = useState<ComponentType<Props>>();
  /** The press is answered, or no longer meant. */
  const isOver = useRef(false);
  const [isAlone, setIsAlone] = useState(true);
  const trigger = cloneElement(part.trigger, { "data-deferred": id });

  // The loaded part’s button replaces the waiting one, which is removed last: a lost focus, however short, is fetched
  // back by the dialog around it, and what has just opened closes.
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

  // After a failure the next press tries again.
  const prepare = () => void load().catch(() => undefined);
  useEffect(() => {
    if (isEager) return onFirstSign(() => void load().catch(() => undefined));
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
      // If the person has moved on, the focus isn’t fetched back.
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
