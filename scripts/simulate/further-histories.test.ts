import { placeForAll, testHistories } from "./testing";

// In a file of its own, beside the first five hundred.
testHistories(placeForAll(), 501);
