import { placeForAll, testHistories, testKeptHistories } from "./testing";

const place = placeForAll();

testKeptHistories(place, [9, 10, 11]);
testHistories(place, 1, { tests: 1, atOnce: 10 });
