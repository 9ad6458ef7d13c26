const oldest = [22, 19];

/** What it takes, for sentences: the oldest Node.js that it runs on. */
export const oldestNode = oldest.join(".");

/** Whether the dashboard runs on this Node.js. @param version as in `process.versions.node`. */
export function isSupported(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** Older ones die without a word when the store is opened. @throws Error, a sentence. */
export function checkNode(version = process.versions.node) {
  if (isSupported(version)) return;
  throw new Error(
    `Shortlist needs Node.js ${oldestNode} or newer, and this is ${version}. npm start and npm test fetch one by themselves.`,
  );
}
