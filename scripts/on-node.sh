# Runs a command on a Node.js that Shortlist runs on: the machine's own, or one that is fetched into .setup where
# that is too old. `sh scripts/on-node.sh COMMAND [ARGUMENT…]`; ends in `exec`, so that signals reach the command.
set -eu
cd "$(dirname "$0")/.."

# Most are plainly new enough; asking in Node would be a twentieth of a start of the dashboard.
case $(node --version) in
v22.19.* | v22.[2-9][0-9].* | v2[3-9].* | v[3-9][0-9].* | v[1-9][0-9][0-9].*) ;;
*)
  found=$(node scripts/prepare/find-node.mjs)
  if [ -n "$found" ]; then export PATH="$found:$PATH"; fi
  ;;
esac
# In a fresh clone; `npm start` and `npm test` also see whether what is installed is still right.
[ -e node_modules ] || node scripts/prepare.mjs install
exec "$@"
