import { declareListProperties } from "@/components/rows/testing-list-properties";

declareListProperties({ runs: 200, settled: 1_500 });
