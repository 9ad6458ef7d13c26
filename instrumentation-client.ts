import { watchBack } from "@/components/ui/behaviour/back-layers";

// Without it each schema tries `new Function`, which the pages’ policy blocks and browsers report. It is what
// zod’s own `config` sets: importing that here would add 6 kB to the home.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchBack();
