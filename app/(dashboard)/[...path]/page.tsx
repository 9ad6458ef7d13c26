import { notFound } from "next/navigation";
import { pageTitle } from "@/lib/http/page-title";

export const generateMetadata = pageTitle("notFound");

/** An address of no page. Without this one, its answer would have no navigation. */
export default function UnknownPage() {
  notFound();
}
