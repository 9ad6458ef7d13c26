// Who may import whom. docs/architecture.md draws it; `npm run rooms` holds it.

const forms = [
  "components/texts",
  "components/ui",
  "components/http",
  "components/drafts",
  "components/session",
];

/** What stands below every noun of the screens. */
const below = [...forms, "components/keyboard", "components/service", "components/feed", "components/page"];
const shared = [...below, "components/forms", "components/candidate"];
/** What the nouns hold of assessments. */
const held = [...shared, "components/rows"];

/** What a screen knows of the server: how its answers look, by their schemas. */
const contracts = [
  "lib",
  "lib/i18n",
  "lib/candidates",
  "lib/assessments",
  "lib/invitations",
  "lib/details",
  "lib/settings",
  "lib/sync",
  "lib/members",
];

const nouns = {
  "components/handover": ["lib/templates"],
  "components/reminders": ["components/handover"],
  "components/attention": ["components/handover"],
  "components/access": ["components/settings", "lib/auth"],
  "components/retention": ["components/settings", "lib/retention", "lib/interviews"],
  "components/people": ["components/settings", "lib/interviews"],
  "components/second-factor": ["lib/auth"],
  "components/auth": ["components/second-factor", "lib/auth"],
  "components/connection": ["components/settings", "lib/connection"],
  "components/imports": [
    "components/reminders",
    "components/handover",
    "lib/imports",
    "lib/interviews",
    "lib/feed",
  ],
  "components/insights": ["components/figures", "lib/insights"],
  "components/interviews": ["components/figures", "lib/interviews"],
  "components/invitations": ["components/handover"],
  "components/log": ["components/settings", "components/retention", "components/people", "lib/audit"],
  "components/notes": ["lib/notes"],
  "components/notifications": ["lib/notifications"],
  "components/profile": ["components/settings", "components/second-factor", "lib/auth"],
  "components/shortlists": ["lib/shortlists", "lib/feed"],
  "components/team": ["components/settings", "lib/interviews"],
  "components/templates": ["components/settings", "lib/templates", "lib/interviews"],
  "components/assessments/view": [],
  "components/views": ["components/assessments/view", "lib/views"],
  "components/assessments/list": ["components/assessments/view", "lib/feed"],
  "components/assessments/bulk": [
    "components/assessments/view",
    "components/assessments/list",
    "components/reminders",
  ],
  "components/assessments/identity": ["components/assessments/view", "components/retention", "lib/erasing"],
  "components/assessments/panel": [
    "components/assessments/view",
    "components/assessments/list",
    "components/assessments/identity",
    "components/handover",
    "components/reminders",
  ],
  "components/assessments/person": [
    "components/assessments/view",
    "components/assessments/identity",
    "components/assessments/panel",
  ],
  "components/assessments/compare": ["components/assessments/panel", "components/figures"],
  "components/assessments/table": [
    "components/assessments/view",
    "components/assessments/list",
    "components/assessments/bulk",
    "components/assessments/identity",
    "components/assessments/panel",
    "components/reminders",
  ],
};

const ground = ["lib", "lib/i18n", "lib/db"];

/** What each room may import beside itself: a floor may use those below it, and no room may look up. */
export const rooms = {
  // lib: the ground. `lib` are the files in no room.
  "lib/i18n": [],
  lib: ["lib/i18n"],
  "lib/metrics": ["lib"],
  "lib/db": ["lib", "lib/metrics"],

  // The service, and the two products of their own that stand for it.
  "lib/sandbox": [],
  "lib/conformance": [],
  "lib/assessment-api": ["lib"],
  "lib/sources": [...ground, "lib/assessment-api", "lib/sandbox"],
  "lib/sync": ground,

  // Nouns.
  "lib/candidates": ground,
  "lib/audit": ground,
  "lib/settings": [...ground, "lib/audit"],
  "lib/members": [...ground, "lib/audit", "lib/settings"],
  "lib/templates": [...ground, "lib/audit"],
  "lib/notifications": [...ground, "lib/candidates"],
  "lib/notes": [...ground, "lib/audit", "lib/notifications"],
  "lib/assessments": [
    ...ground,
    "lib/assessment-api",
    "lib/sync",
    "lib/candidates",
    "lib/audit",
    "lib/settings",
    "lib/notifications",
  ],
  "lib/views": [...ground, "lib/audit", "lib/members", "lib/assessments"],
  "lib/insights": [...ground, "lib/members", "lib/assessments"],
  "lib/interviews": [...ground, "lib/members", "lib/assessments", "lib/insights"],

  // Processes.
  "lib/invitations": [
    ...ground,
    "lib/metrics",
    "lib/assessment-api",
    "lib/sync",
    "lib/candidates",
    "lib/audit",
    "lib/settings",
    "lib/assessments",
  ],
  "lib/imports": [
    ...ground,
    "lib/candidates",
    "lib/audit",
    "lib/members",
    "lib/assessments",
    "lib/invitations",
  ],
  "lib/claims": [...ground, "lib/candidates", "lib/audit", "lib/assessments", "lib/invitations"],
  "lib/details": [
    ...ground,
    "lib/candidates",
    "lib/notes",
    "lib/assessments",
    "lib/invitations",
    "lib/claims",
  ],
  "lib/mirror": [
    ...ground,
    "lib/metrics",
    "lib/assessment-api",
    "lib/sync",
    "lib/candidates",
    "lib/assessments",
    "lib/invitations",
  ],
  "lib/connection": [...ground, "lib/assessment-api", "lib/sources", "lib/sync", "lib/audit", "lib/mirror"],
  "lib/auth": [...ground, "lib/audit", "lib/members"],
  "lib/shortlists": [...ground, "lib/audit", "lib/members", "lib/assessments", "lib/auth"],
  "lib/erasing": [
    ...ground,
    "lib/candidates",
    "lib/audit",
    "lib/notifications",
    "lib/assessments",
    "lib/imports",
  ],
  "lib/retention": [...ground, "lib/candidates", "lib/audit", "lib/assessments", "lib/erasing"],
  "lib/exports": [...ground, "lib/audit", "lib/assessments", "lib/imports", "lib/auth"],
  "lib/feed": [...ground, "lib/sync", "lib/settings", "lib/members", "lib/assessments", "lib/auth"],

  // The edge: what lives as long as the process, and what answers requests.
  "lib/runtime": [
    ...ground,
    "lib/metrics",
    "lib/assessment-api",
    "lib/sources",
    "lib/audit",
    "lib/members",
    "lib/auth",
    "lib/invitations",
    "lib/imports",
    "lib/mirror",
    "lib/erasing",
    "lib/retention",
    "lib/feed",
    "lib/exports",
  ],
  "lib/http": [
    "lib",
    "lib/i18n",
    "lib/runtime",
    "lib/auth",
    "lib/members",
    "lib/audit",
    // Their operations and schemas, for the document of the HTTP interface.
    "lib/assessments",
    "lib/claims",
    "lib/connection",
    "lib/details",
    "lib/erasing",
    "lib/exports",
    "lib/feed",
    "lib/imports",
    "lib/insights",
    "lib/interviews",
    "lib/invitations",
    "lib/notes",
    "lib/notifications",
    "lib/retention",
    "lib/settings",
    "lib/shortlists",
    "lib/templates",
    "lib/views",
  ],

  // components: what has no noun.
  "components/drafts": [],
  "components/texts": ["lib", "lib/i18n", "lib/sync"],
  "components/ui": ["components/texts", "lib", "lib/i18n"],
  "components/keyboard": ["components/texts", "components/ui"],
  "components/http": ["components/texts", "components/ui", "lib", "lib/i18n"],
  "components/service": ["components/texts", "components/ui", "components/http", ...contracts],
  "components/feed": ["components/http", "components/service", "lib/feed"],
  "components/session": [
    "components/texts",
    "components/ui",
    "components/http",
    "components/drafts",
    "components/feed",
    "lib",
    "lib/members",
    "lib/auth",
  ],
  "components/forms": [...forms, "lib", "lib/i18n"],
  "components/page": [...forms, "components/service", "lib", "lib/i18n"],

  // What several nouns show and ask for.
  "components/candidate": [
    ...below,
    "components/forms",
    ...contracts,
    "lib/interviews",
    "lib/templates",
    "lib/imports",
  ],
  "components/rows": [...shared, ...contracts, "lib/feed"],
  "components/figures": [...shared, ...contracts],
  "components/settings": [...shared, ...contracts, "lib/interviews"],

  // The nouns know nothing of each other.
  ...Object.fromEntries(
    Object.entries(nouns).map(([room, more]) => [room, [...held, ...contracts, ...more]]),
  ),

  // What joins them.
  "components/dashboard": [
    ...held,
    ...Object.keys(nouns),
    "components/settings",
    ...contracts,
    "lib/auth",
    "lib/feed",
  ],
};

const inside = (room) => (room === "lib" ? "^lib/[^/]+$" : `^${room}/`);
const names = Object.keys(rooms);
const everywhere = "^(app|components|lib)/";
const apartFrom = (...patterns) => ({ pathNot: patterns });
const tests = "(\\.test\\.tsx?$|(^|/)testing(/|[^/]*\\.tsx?$))";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "a room of its own",
      comment: "Every file stands in a room that .dependency-cruiser.mjs knows.",
      severity: "error",
      from: { path: "^(components|lib)/", pathNot: [...names.map(inside)] },
      to: {},
    },
    ...names.map((room) => ({
      name: room,
      comment: `${room} may import ${rooms[room].join(", ") || "nothing else"}.`,
      severity: "error",
      from: { path: inside(room) },
      to: { path: everywhere, ...apartFrom(inside(room), ...rooms[room].map(inside)) },
    })),
    {
      name: "the service's key",
      comment: "lib/sources/connect.ts alone has it, and what it returns can't give it away.",
      severity: "error",
      from: { pathNot: ["^lib/sources/connect\\.ts$"] },
      to: { path: "^lib/service-key\\.ts$" },
    },
    {
      name: "the sandbox's door",
      comment:
        "The sandbox is another product: lib/sources/connect.ts and the pages under app/sandbox open it.",
      severity: "error",
      from: {
        path: everywhere,
        pathNot: ["^lib/sandbox/", "^lib/sources/connect\\.ts$", "^app/sandbox/"],
      },
      to: { path: "^lib/sandbox/" },
    },
    {
      name: "the conformance checker's door",
      comment: "It judges any service by the document alone, as a command of its own.",
      severity: "error",
      from: { path: everywhere, pathNot: ["^lib/conformance/"] },
      to: { path: "^lib/conformance/" },
    },
    {
      name: "the service's client",
      comment: "Handlers ask the runtime; whoever asks the service itself is in lib.",
      severity: "error",
      from: { path: "^app/", pathNot: ["^app/sandbox/"] },
      to: { path: "^lib/(assessment-api|sources|db|mirror)/" },
    },
    {
      name: "what only the server may know",
      comment:
        "A component runs in the browser too: it reads no environment, writes no log, holds no word list.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^lib/(env|log|log-[^/]*|kept-secret|auth/passwords/guessable-password)\\.ts$" },
    },
    {
      name: "pages read as their reader sees",
      severity: "error",
      from: { path: "^app/\\(dashboard\\)/" },
      to: { path: "^lib/runtime/" },
    },
    {
      name: "lib is anything without React",
      severity: "error",
      from: { path: "^lib/", pathNot: ["^lib/http/(get-texts|current-user)\\.ts$"] },
      to: { path: "^node_modules/(react|react-dom)/" },
    },
    {
      name: "no ring of folders",
      severity: "error",
      scope: "folder",
      from: { path: everywhere },
      to: { circular: true },
    },
    {
      name: "no ring of files",
      severity: "error",
      from: { path: everywhere },
      to: { circular: true },
    },
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    // Tests look wherever they like.
    exclude: { path: tests },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node"],
    },
  },
};
