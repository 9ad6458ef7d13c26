/** `label` is its name, for kinds whose name the store can't find. */
export type AuditSubject =
  | { type: "assessment"; id: string; sourceId: string }
  | { type: "invitation" | "member"; id: string }
  /** `assessmentIds`: those that were chosen singly, so that each candidate finds the entry. */
  | { type: "export" | "selection"; id: string; sourceId?: string; assessmentIds?: number[] }
  | { type: "shortlist"; id: string; label?: string; sourceId?: string; assessmentIds?: number[] }
  | { type: OtherSubject; id: string; label?: string; sourceId?: string };

type OtherSubject =
  | "address"
  | "connection"
  | "import"
  | "route"
  | "settings"
  | "setup"
  | "source"
  | "store"
  | "template"
  | "view";
