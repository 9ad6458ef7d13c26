import { watchBackSteps } from "@/components/ui/overlays/back-steps";

// Without it each schema tries `new Function`, which the pages’ policy blocks and browsers report. It is what
// zod’s own `config` sets: importing that here would add 6 kB to the home.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchBackSteps();
