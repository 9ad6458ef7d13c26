import { declareManyRows } from "@/lib/mirror/testing-many-rows";

// Three batches.
declareManyRows("a list of many", 1_200);
