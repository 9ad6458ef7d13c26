// A process that runs the histories that its parent tells it to. Argument: the URL of PostgreSQL, if it is to be used.
import { openPlace } from "./open-place";
import { search } from "./search";
import { takeOver } from "./take-over";

const place = await openPlace(process.argv[2]);
takeOver();
process.on("message", (order: { from: number; histories: number }) => {
  search(place, order).then(
    (searched) => process.send?.(searched),
    (error: unknown) => {
      console.error(`From seed ${order.from} on:`, error);
      process.exit(1);
    },
  );
});
process.on("disconnect", async () => {
  await place.remove();
  process.exit();
});
process.send?.("ready");
