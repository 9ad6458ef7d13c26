const oldest = [20, 9];

/** Throws a sentence where this Node is older than the dashboard's oldest. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split(".").map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new Error(
    `Shortlist needs Node.js ${oldest.join(".")} or newer, and this is ${version}. Install a newer one (https://nodejs.org) and try again.`,
  );
}
