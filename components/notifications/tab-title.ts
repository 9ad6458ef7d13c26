const counted = /^\(\d+\) /;

/**
 * Shows a number before the tab's title, whatever page it is of, until it is taken away again.
 * @returns what takes it away.
 */
export function countInTitle(count: number): () => void {
  const write = () => {
    const wanted = `(${count}) ${document.title.replace(counted, "")}`;
    if (document.title !== wanted) document.title = wanted;
  };
  write();
  // Each page brings a title of its own.
  const observer = new MutationObserver(write);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(counted, "");
  };
}
