import { declareLeadsToRows } from "@/lib/insights/testing-leads-to-rows";

declareLeadsToRows(2);
