import { useState } from "react";
import { postFile } from "@/components/http/request-json";
import { saveFile } from "@/components/ui/behaviour/save-file";

export type Exported =
  | { state: "running" }
  | { state: "done"; count: number }
  | { state: "failed"; error: unknown };

export function useExportChosen() {
  const [exported, setExported] = useState<Exported>();

  async function run(ids: number[]) {
    setExported({ state: "running" });
    try {
      const { file, name } = await postFile("/api/assessments/export", { ids });
      saveFile(file, name ?? "assessments.csv");
      setExported({ state: "done", count: ids.length });
    } catch (error) {
      setExported({ state: "failed", error });
    }
  }
  return { exported, run, forget: () => setExported(undefined) };
}
