import { useState } from "react";
import { postFile } from "@/components/http/request-json";

export type Exported =
  | { state: "running" }
  | { state: "done"; count: number }
  | { state: "failed"; error: unknown };

/** Long enough for every browser to have saved the file. */
const keptForMs = 60_000;

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}

export function useExportChosen() {
  const [exported, setExported] = useState<Exported>();

  async function run(ids: number[]) {
    setExported({ state: "running" });
    try {
      const { file, name } = await postFile("/api/assessments/export", { ids });
      save(file, name ?? "assessments.csv");
      setExported({ state: "done", count: ids.length });
    } catch (error) {
      setExported({ state: "failed", error });
    }
  }
  return { exported, run, forget: () => setExported(undefined) };
}
