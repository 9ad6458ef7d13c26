# Installs what is missing, then runs every check and test.
set -eu
cd "$(dirname "$0")/.."
export NEXT_TELEMETRY_DISABLED=1
node scripts/prepare.mjs install
exec npm run --silent verify
