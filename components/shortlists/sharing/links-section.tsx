"use client";

import { Link as LinkIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { FreshLink } from "@/components/shortlists/sharing/fresh-link";
import { useMakeLink } from "@/components/shortlists/sharing/use-make-link";
import { SideSection } from "@/components/shortlists/side-section";
import { useShortlistChange } from "@/components/shortlists/use-shortlist-change";
import { useTexts } from "@/components/texts/texts-provider";
import { useZone } from "@/components/ui/behaviour/use-zone";
import { Button } from "@/components/ui/button";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { dateAndTime } from "@/components/ui/format-time";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { linkDays, usualLinkDays } from "@/lib/shortlists/names";
import type { LinkView, Shortlist } from "@/lib/shortlists/schema";

/** Share links: created, counted and revoked here. */
export const linksAnchor = "links";

export function LinksSection({ shortlist: { id, name, links, archivedAt } }: { shortlist: Shortlist }) {
  const { t } = useTexts();
  const [days, setDays] = useState(String(usualLinkDays));
  const making = useMakeLink(id);
  return (
    <SideSection id={linksAnchor} title={t("shortlists.links")} hint={t("shortlists.linksHint")}>
      {making.data && <FreshLink key={making.data.url} link={making.data} name={name} />}
      {!archivedAt && (
        <div className="flex flex-wrap gap-2">
          <SelectMenu
            label={`${t("shortlists.works")}: ${t("shortlists.days", { count: Number(days) })}`}
            options={linkDays.map((count) => ({
              value: String(count),
              label: t("shortlists.days", { count }),
            }))}
            value={days}
            onValueChange={setDays}
          />
          <Button
            variant={making.data || links.some(({ state }) => state === "works") ? "secondary" : "primary"}
            pending={making.isPending}
            onClick={() => making.mutate(Number(days))}
          >
            <LinkIcon aria-hidden="true" />
            {t("shortlists.makeLink")}
          </Button>
        </div>
      )}
      <SaveFailure error={making.error} />
      {links.length > 0 && (
        <ul aria-label={t("shortlists.linkList")} className="flex flex-col border-t border-line">
          {links.map((link) => (
            <LinkItem key={link.id} shortlistId={id} link={link} />
          ))}
        </ul>
      )}
    </SideSection>
  );
}

function LinkItem({ shortlistId, link }: { shortlistId: string; link: LinkView }) {
  const { t, locale } = useTexts();
  const place = { locale, timeZone: useZone() };
  const revoking = useShortlistChange(shortlistId);
  const { state, expiresAt, createdAt, opened, lastOpenedAt, by } = link;
  const until = () => dateAndTime(Date.parse(expiresAt), place);
  const entry = useRef<HTMLLIElement>(null);
  const isSure = useRef(false);
  // Where the answer was there before the dialog had closed, it went with its button.
  useEffect(() => {
    if (state !== "works" && isSure.current && document.activeElement === document.body)
      entry.current?.focus();
  }, [state]);
  function revoke() {
    isSure.current = true;
    revoking.mutate({ kind: "revoke", linkId: link.id });
  }
  return (
    <li ref={entry} tabIndex={-1} className="flex flex-col gap-1 border-b border-line py-2.5 text-13">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          <span className={state === "works" ? "font-[550]" : "text-quiet"}>
            {state === "works" && t.rich("shortlists.until", { at: until })}
            {state === "expired" && t.rich("shortlists.endedAt", { at: until })}
            {state === "revoked" && t("shortlists.revoked")}
          </span>
          <span className="text-12 text-quiet">
            {t.rich("shortlists.opened", {
              count: opened,
              at: () => lastOpenedAt && <RelativeTime at={lastOpenedAt} />,
            })}
            {" · "}
            {t("shortlists.linkBy", { by })}
          </span>
        </div>
        {state === "works" && (
          <Dialog
            trigger={
              <Button size="sm" pending={revoking.isPending}>
                {t("shortlists.revoke")}
                <VisuallyHidden>
                  {" "}
                  {t.rich("shortlists.revokeOf", { at: () => dateAndTime(Date.parse(createdAt), place) })}
                </VisuallyHidden>
              </Button>
            }
            // The button goes with the link.
            finalFocus={() => (isSure.current ? entry.current : true)}
            title={t("shortlists.revokeAsk")}
            description={t("shortlists.revokeText")}
            actions={
              <>
                <DialogClose render={<Button variant="ghost" />}>{t("common.cancel")}</DialogClose>
                <DialogClose render={<Button variant="danger" onClick={revoke} />}>
                  {t("shortlists.revokeYes")}
                </DialogClose>
              </>
            }
          />
        )}
      </div>
      <VisuallyHidden role="status">{revoking.isSuccess && t("shortlists.linkRevoked")}</VisuallyHidden>
      <SaveFailure error={revoking.error} />
    </li>
  );
}
