import { declareListProperties } from "@/components/rows/testing-list-properties";

declareListProperties({ runs: 20, settled: 75 });
