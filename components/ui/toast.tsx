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

type ToastText = { title: ReactNode; description?: ReactNode };

const ToastContext = createContext<{ add: (toast: ToastText) => void } | null>(null);

/** For what happens elsewhere than where the person looks; an action's own result stands beside it. */
export function useToast() {
  const context = useContext(ToastContext);
  if (!context) throw new Error("Toasts are there within their provider alone.");
  return context;
}

/** Where toasts can be given; their script comes with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>();
  const add = useCallback(async (toast: ToastText) => {
    const loaded = await import("@/components/ui/toaster");
    setToaster(() => loaded.Toaster);
    // After the place where it stands is there to hear of it.
    setTimeout(() => loaded.toasts.add(toast));
  }, []);
  const value = useMemo(() => ({ add: (toast: ToastText) => void add(toast) }), [add]);
  return (
    <ToastContext value={value}>
      {children}
      {Toaster && <Toaster />}
    </ToastContext>
  );
}
