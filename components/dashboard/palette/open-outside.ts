/** As a link with a tab of its own does. */
export function openOutside(href: string): void {
  const link = document.createElement("a");
  Object.assign(link, { href, target: "_blank", rel: "noopener noreferrer" });
  link.click();
}
