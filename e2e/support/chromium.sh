#!/bin/sh
# Chromium without the page behind its address bar: each context had a process for it, a tenth of all work.
# Of two lists of features that are switched off Chromium reads the last, so ours goes into Playwright's.
for argument do
  shift
  case $argument in
  --disable-features=*) argument="$argument,WebUIOmniboxPopup,WebUIOmniboxAimPopup" ;;
  esac
  set -- "$@" "$argument"
done
exec "$CHROMIUM_PATH" "$@"
