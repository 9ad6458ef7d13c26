import { placeForAll, testHistories } from "./testing";

// The gate has the kept histories, and the first of these.
testHistories(placeForAll(), 1);
