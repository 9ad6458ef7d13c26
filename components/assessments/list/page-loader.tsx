import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { pageQuery } from "@/components/assessments/list/assessments-query";
import type { PageRequest } from "@/components/rows/list-state";
import { useListStore } from "@/components/rows/use-list-state";
import type { AssessmentPage } from "@/lib/assessments/schema";

export function PageLoader({ request }: { request: PageRequest }) {
  const client = useQueryClient();
  const store = useListStore();
  const query = pageQuery(request);
  const { data: page, errorUpdateCount } = useQuery(query);
  // The query tries again by itself: its error comes and goes, but the page stays failed.
  const hasFailed = page === undefined && errorUpdateCount > 0;
  const take = useEffectEvent((came: AssessmentPage) =>
    store.dispatch({ kind: "pageCame", of: request, page: came }),
  );
  const fail = useEffectEvent(() => store.dispatch({ kind: "pageFailed", of: request }));
  const forget = useEffectEvent(() => {
    if (page) client.removeQueries({ queryKey: query.queryKey, exact: true, type: "inactive" });
  });
  useEffect(() => {
    if (page) take(page);
    else if (hasFailed) fail();
  }, [page, hasFailed]);
  useEffect(() => () => forget(), []);
  return null;
}
