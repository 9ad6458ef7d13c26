/** The script of the menu that all rows share. */
export const loadMenu = () => import("@/components/assessments/row-menu").then(({ RowMenu }) => RowMenu);
