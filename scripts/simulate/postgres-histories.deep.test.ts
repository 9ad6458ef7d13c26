import { inject } from "vitest";
import { openPostgresPlace } from "./postgres-place";
import { placeForAll, testHistories, testKeptHistories, testSameSeed } from "./testing";

// Run where PostgreSQL is installed (vitest.config.ts).
const url = inject("postgresUrl") ?? "";
const template = inject("migrated").database;

const place = placeForAll(() => openPostgresPlace(url, { template }));

testSameSeed(place, [4, 5, 6]);
testKeptHistories(place);
testHistories(place, 1, { tests: 3, atOnce: 20 });
