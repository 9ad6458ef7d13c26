/** Where the focus goes when what the menu asked is answered: the menu's button, which asked. */
export const focusViewsMenu = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("[data-views-menu]");
