import { placeForAll, testHistories, testSameSeed } from "./testing";

const place = placeForAll();

testSameSeed(place, [9, 10, 11]);
// The gate has the kept histories, and the first of these.
testHistories(place, 1);
