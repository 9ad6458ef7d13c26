import { Skeleton } from "@/components/ui/skeleton";

/** As long as a draft’s rows are on their way. */
export function DraftWaiting() {
  return (
    <div aria-busy="true" className="mx-4 flex flex-col gap-3 pt-4 md:mx-7">
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-8 w-96 max-w-full" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
