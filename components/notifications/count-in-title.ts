const counted = /^\(\d+\) /;

/** Shows a number before the tab’s title, on every page. @returns a function that removes it. */
export function countInTitle(count: number): () => void {
  const write = () => {
    const wanted = `(${count}) ${document.title.replace(counted, "")}`;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(counted, "");
  };
}
