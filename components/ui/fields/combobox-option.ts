import type { ReactNode } from "react";

/** Where several can be chosen. */
export type SeveralChosen = {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** What leads back to none. */
  clear: string;
};

export type ComboboxOption = {
  value: string;
  label: string;
  detail?: ReactNode;
  disabled?: boolean;
  /** All options have one, or none has. */
  group?: string;
};
