"use client";

import { createContext } from "react";

export const LettersContext = createContext(true);
