# Fetches what is missing, then runs every check and test; what there is to compile is compiled beside them.
set -eu
cd "$(dirname "$0")/.."
export NEXT_TELEMETRY_DISABLED=1
node scripts/prepare.mjs fetch
exec npm run --silent verify
