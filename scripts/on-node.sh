# Runs a command on a Node.js that Shortlist runs on: the machine's own, or one that is fetched into .setup where
# that is too old. `sh scripts/on-node.sh COMMAND [ARGUMENT…]`; ends in `exec`, so that signals reach the command.
set -eu
cd "$(dirname "$0")/.."
found=$(node scripts/prepare/find-node.mjs)
if [ -n "$found" ]; then export PATH="$found:$PATH"; fi
exec "$@"
