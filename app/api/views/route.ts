import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { listViews } from "@/lib/views/list-views";
import { viewOperations } from "@/lib/views/operations";
import { saveView } from "@/lib/views/save-view";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(viewOperations.listViews, async ({ runtime, user }) => ({
    views: await listViews(runtime.store, user),
  })),
  POST: carryOut(viewOperations.saveView, async ({ body, runtime, user }) => ({
    view: await saveView(runtime.store, body, user),
  })),
});
