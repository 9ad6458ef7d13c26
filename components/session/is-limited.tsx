"use client";

import { createContext, use } from "react";

const IsLimited = createContext(false);

export const IsLimitedProvider = IsLimited;

/** Whether the signed-in person sees only some of the assessments. */
export const useIsLimited = (): boolean => use(IsLimited);
