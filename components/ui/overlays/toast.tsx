"use client";

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from "react";
import { loadPart } from "@/components/ui/behaviour/load-part";

type ToastText = { title: ReactNode; description?: ReactNode };

const ToastContext = createContext<{ add: (toast: ToastText) => void } | null>(null);

/** For what happens outside the person’s view; an action shows its own result in place. */
export function useToast() {
  const context = useContext(ToastContext);
  if (!context) throw new Error("Toasts are there within their provider alone.");
  return context;
}

/** Its script is loaded with the first toast. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const add = useCallback(async (toast: ToastText) => {
    const loaded = await loadPart(() => import("@/components/ui/overlays/toaster"));
    setToaster(() => loaded.Toaster);
    // Once the toaster is mounted to receive it.
    setTimeout(() => loaded.toasts.add(toast));
  }, []);
  const value = useMemo(() => ({ add: (toast: ToastText) => void add(toast).catch(() => undefined) }), [add]);
  return (
    <ToastContext value={value}>
      {children}
      {Toaster && <Toaster />}
    </ToastContext>
  );
}
