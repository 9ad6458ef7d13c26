// A process that runs the histories it is told to, by who has begun it.
import { openPlace } from "./place";
import { search } from "./search";
import { takeOver } from "./take-over";

const place = await openPlace();
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
process.on("disconnect", () => {
  place.remove();
  process.exit();
});
process.send?.("ready");
