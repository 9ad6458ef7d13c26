import { placeForAll, testHistories, testKeptHistories } from "./testing";

const place = placeForAll();

testKeptHistories(place);
testHistories(place, 1, { tests: 1, atOnce: 5 });
