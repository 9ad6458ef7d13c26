/** For the focus once the menu’s question is answered. */
export const focusViewsMenu = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-views-menu]");
