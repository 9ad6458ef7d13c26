# Fetches what is missing, then runs every check and test. What it is given goes to `npm run verify`.
set -eu
cd "$(dirname "$0")/.."
export NEXT_TELEMETRY_DISABLED=1
node scripts/prepare.mjs install
exec npm run --silent verify -- "$@"
