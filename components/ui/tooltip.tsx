"use client";

import { useRender } from "@base-ui/react/use-render";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Kbd } from "@/components/ui/kbd";
import { usePopupPlace } from "@/components/ui/popup-place";

const showsAfterMs = 400;
/** Time enough to move the pointer onto it. */
const hidesAfterMs = 150;
const gapPx = 6;
const edgePx = 8;

/**
 * A short text on hover and focus; never the only place where something is said. Our own, as every first screen has
 * one, and a kit’s popups weigh more than all of them.
 */
export function Tooltip({
  label,
  shortcut,
  children,
}: {
  label: ReactNode;
  shortcut?: string;
  children: ReactElement;
}) {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCallback((to: Element | undefined, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs > 0) timer.current = setTimeout(setAnchor, afterMs, to);
    else setAnchor(to);
  }, []);
  const hide = useCallback(() => change(undefined), [change]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const trigger = useRender({
    render: children,
    props: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) =>
        pointerType === "mouse" && change(currentTarget, showsAfterMs),
      onPointerLeave: () => change(undefined, hidesAfterMs),
      onPointerDown: hide,
      onFocus: ({ currentTarget }: FocusEvent) =>
        currentTarget.matches(":focus-visible") && change(currentTarget),
      onBlur: hide,
    },
  });
  return (
    <>
      {trigger}
      {anchor && (
        <Bubble anchor={anchor} onStay={() => clearTimeout(timer.current)} onHide={hide}>
          {label}
          {shortcut && <Kbd>{shortcut}</Kbd>}
        </Bubble>
      )}
    </>
  );
}

function Bubble({
  anchor,
  onStay,
  onHide,
  children,
}: {
  anchor: Element;
  onStay: () => void;
  onHide: () => void;
  children: ReactNode;
}) {
  const bubble = useRef<HTMLDivElement>(null);
  const { container } = usePopupPlace();

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const { left, top, bottom, width } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const above = top - gapPx - offsetHeight;
    const farthest = document.documentElement.clientWidth - offsetWidth - edgePx;
    element.style.left = `${Math.max(edgePx, Math.min(left + (width - offsetWidth) / 2, farthest))}px`;
    element.style.top = `${above < edgePx ? bottom + gapPx : above}px`;
  }, [anchor]);

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onHide();
    document.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onHide, { capture: true, passive: true });
    return () => {
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onHide, { capture: true });
    };
  }, [onHide]);

  return createPortal(
    // Its text is already the anchor’s accessible name.
    <div
      ref={bubble}
      aria-hidden="true"
      onPointerEnter={onStay}
      onPointerLeave={onHide}
      className="fixed z-50 flex w-max max-w-72 items-center gap-2 rounded-sm bg-primary px-2 py-1 text-12 text-on-primary transition-opacity forced-colors:border starting:opacity-0"
    >
      {children}
    </div>,
    container.current ?? document.body,
  );
}
