"use client";

import { useMutation } from "@tanstack/react-query";
import { useLeave } from "@/components/feed/feed-provider";
import { SaveFailure } from "@/components/forms/save-failure";
import { post } from "@/components/http/request-json";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

export function SignOutEverywhereRow() {
  const { t } = useTexts();
  const leave = useLeave();
  const leaving = useMutation({
    async mutationFn() {
      let failure: unknown;
      const hasEnded = await leave(() =>
        post("/api/profile/sign-out-everywhere").then(
          () => true,
          (error: unknown) => {
            failure = error;
            return false;
          },
        ),
      );
      if (!hasEnded) throw failure;
      window.location.assign("/sign-in");
    },
  });
  return (
    <SettingRow label={t("settings.profile.everywhere")} hint={t("settings.profile.everywhereHint")}>
      <Dialog
        trigger={<Button>{t("settings.profile.everywhere")}</Button>}
        title={t("settings.profile.everywhereAsk")}
        description={t("settings.profile.everywhereText")}
        actions={
          <>
            <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
            <Button
              variant="danger"
              pending={leaving.isPending || leaving.isSuccess}
              onClick={() => leaving.mutate()}
            >
              {t("settings.profile.everywhere")}
            </Button>
          </>
        }
      >
        <SaveFailure error={leaving.error} />
      </Dialog>
    </SettingRow>
  );
}
