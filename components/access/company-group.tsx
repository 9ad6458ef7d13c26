"use client";

import { DiscoveryTest } from "@/components/access/discovery-test";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { CopyButton } from "@/components/ui/copy-button";
import type { AccessView } from "@/lib/auth/access/schema";

const needed = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"];

/** The provider’s settings, and the redirect address to register there. */
export function CompanyGroup({ access: { provider, redirectUri } }: { access: AccessView }) {
  const { t, list } = useTexts();
  return (
    <SettingGroup title={t("access.company")}>
      <SettingRow
        label={t("access.state")}
        below={
          !provider && (
            <p className="-mt-1 text-12 text-quiet wrap-anywhere">
              {t("access.offText", { variables: list(needed), docs: "docs/sign-in.md" })}
            </p>
          )
        }
      >
        {provider ? t("access.isOn", { name: provider.name }) : t("access.isOff")}
      </SettingRow>
      {provider && (
        <SettingRow label={t("access.issuer")}>
          <code className="font-mono text-12 break-all">{provider.issuer}</code>
        </SettingRow>
      )}
      <SettingRow
        label={t("access.redirect")}
        hint={t("access.redirectHint")}
        below={<code className="font-mono text-12 break-all select-all">{redirectUri}</code>}
      >
        <CopyButton text={redirectUri} label={t("access.copyRedirect")} />
      </SettingRow>
      {provider && <Groups provider={provider} />}
      {provider && <DiscoveryTest />}
    </SettingGroup>
  );
}

function Groups({ provider }: { provider: NonNullable<AccessView["provider"]> }) {
  const { t, list } = useTexts();
  const { groups, groupsClaim, requiresGroup } = provider;
  const isMapped = groups.some(({ names }) => names.length > 0);
  if (!isMapped) return <SettingRow label={t("access.groups")} hint={t("access.rolesHere")} />;
  return (
    <SettingRow
      label={t("access.groups")}
      hint={t("access.groupsHint", { claim: groupsClaim })}
      below={
        <>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-13">
            {groups.map(({ role, names }) => (
              <div key={role} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-quiet">{t(`roles.${role}`)}</dt>
                <dd className="wrap-anywhere">
                  {names.length > 0 ? list(names) : <span className="text-faint">{t("access.anybody")}</span>}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-12 text-quiet">
            {t(requiresGroup ? "access.withoutGroup" : "access.withoutGroupViewer")}
          </p>
        </>
      }
    />
  );
}
