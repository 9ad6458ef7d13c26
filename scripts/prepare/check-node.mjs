const oldest = [22, 19];

/** For sentences: the oldest Node.js that the dashboard runs on. */
export const oldestNode = oldest.join(".");

export function isSupported(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** On an older one the process dies silently when the store is opened. @throws Error, a sentence. */
export function checkNode(version = process.versions.node) {
  if (isSupported(version)) return;
  throw new Error(
    `Shortlist needs Node.js ${oldestNode} or newer, and this is ${version}. npm start and npm test fetch one by themselves.`,
  );
}
