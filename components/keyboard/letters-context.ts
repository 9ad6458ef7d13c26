"use client";

import { createContext } from "react";

/** Whether the person has single-letter shortcuts switched on. */
export const LettersContext = createContext(true);
