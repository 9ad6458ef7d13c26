"use client";

import { createContext } from "react";

/** When the server rendered the page, in milliseconds: what *now* is until the browser has taken over. */
export const RenderedAt = createContext(0);
