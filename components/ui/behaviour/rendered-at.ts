"use client";

import { createContext } from "react";

/** When the server rendered the page, in milliseconds: *now* while hydrating. */
export const RenderedAt = createContext(0);
