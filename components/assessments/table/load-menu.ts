export const loadMenu = () =>
  import("@/components/assessments/table/row-menu").then(({ RowMenu }) => RowMenu);
