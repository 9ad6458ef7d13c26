import { declareManyRows } from "@/lib/mirror/testing-many-rows";

declareManyRows("a list of twenty thousand", 20_000);
