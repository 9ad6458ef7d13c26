"use client";

import { Toast } from "@base-ui/react/toast";
import { X } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";

export const toasts = Toast.createToastManager();

export function Toaster() {
  const { t } = useTexts();
  return (
    <Toast.Provider timeout={6000} limit={3} toastManager={toasts}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t("layout.notifications")}
          className="fixed right-4 bottom-[calc(var(--foot)+1rem)] z-50 flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-2"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts() {
  const { toasts: shown } = Toast.useToastManager();
  const { t } = useTexts();
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className="rounded-md bg-surface shadow-float transition-[opacity,translate] data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-2.5 pr-2 pl-4">
        <div className="flex min-w-0 flex-1 flex-col py-1">
          <Toast.Title className="text-13 font-[550]" />
          <Toast.Description className="text-13 text-quiet" />
        </div>
        <Toast.Close render={<IconButton label={t("common.close")} tooltip={false} size="sm" />}>
          <X aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
