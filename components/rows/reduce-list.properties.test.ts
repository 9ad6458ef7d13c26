import { declareListProperties } from "@/components/rows/testing-list-properties";

declareListProperties({ runs: 40, settled: 150 });
