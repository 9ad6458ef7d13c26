# Installs what is missing, then runs the gate, or the stage of it that is named: "Checks", "Unit tests" or "Stories".
set -eu
cd "$(dirname "$0")/.."
export NEXT_TELEMETRY_DISABLED=1
unset NODE_ENV
node scripts/prepare.mjs install
exec node_modules/.bin/tsx scripts/test.ts "$@"
