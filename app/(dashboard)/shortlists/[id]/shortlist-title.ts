import type { Metadata } from "next";
import { unstable_rethrow } from "next/navigation";
import { findOrNotFound } from "@/app/(dashboard)/shortlists/[id]/find-or-not-found";
import { pageTitle } from "@/lib/http/page-title";
import { isolate } from "@/lib/i18n/isolate";

/** The `generateMetadata` of a shortlist’s pages: its name. */
export async function shortlistTitle({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  try {
    return { title: isolate((await findOrNotFound((await params).id)).row.name) };
  } catch (error) {
    // Next answers for missing pages and signed-out readers.
    unstable_rethrow(error);
    return pageTitle("shortlists")();
  }
}
