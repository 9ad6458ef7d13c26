import { notFound } from "next/navigation";
import { pageTitle } from "@/lib/http/page-title";

export const generateMetadata = pageTitle("notFound");

/** Any address without a page: who is signed in keeps the navigation. */
export default function UnknownPage(): never {
  notFound();
}
