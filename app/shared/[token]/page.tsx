import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, unstable_rethrow } from "next/navigation";
import { cache } from "react";
import { PageTexts } from "@/app/page-texts";
import { SharedScreen } from "@/components/shortlists/reading/shared-screen";
import { callerAddress } from "@/lib/auth/caller-address";
import { ProblemError } from "@/lib/errors";
import { pageTitle } from "@/lib/http/page-title";
import { isolate } from "@/lib/i18n/isolate";
import { getRuntime } from "@/lib/runtime/runtime";
import { etagOf } from "@/lib/shortlists/etag";
import { openSharedLink } from "@/lib/shortlists/guard-shared-link";

type Props = { params: Promise<{ token: string }> };

// Cached for one request, so that a link that doesn’t work counts once.
const open = cache(async (token: string) => {
  const { store, database } = await getRuntime();
  try {
    return await openSharedLink(store, database, { token, address: callerAddress(await headers()) });
  } catch (error) {
    if (error instanceof ProblemError) notFound();
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: isolate((await open((await params).token)).name) };
  } catch (error) {
    unstable_rethrow(error);
    return pageTitle("shortlists")();
  }
}

export default async function SharedPage({ params }: Props) {
  const { token } = await params;
  const shortlist = await open(token);
  return (
    <PageTexts of="app/shared/[token]">
      <SharedScreen token={token} first={{ shortlist, etag: etagOf(shortlist) }} />
    </PageTexts>
  );
}
