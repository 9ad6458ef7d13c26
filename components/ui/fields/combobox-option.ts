import type { ReactNode } from "react";

export type ComboboxOption = {
  value: string;
  label: string;
  detail?: ReactNode;
  disabled?: boolean;
  /** All options have one, or none has. */
  group?: string;
};
