import { createElement, useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";

/** Renders without a document: nothing is put anywhere. */
export const createNowhere = (): Root =>
  createRoot({ nodeType: 9, addEventListener: () => undefined } as unknown as Document);

function Told({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** What React was asked first it does first: an interrupted drawing leaves a lot, a busy machine is slow to finish it. */
export const untilNothingIsLeft = (): Promise<void> =>
  new Promise((resolve) => createNowhere().render(createElement(Told, { tell: resolve })));
