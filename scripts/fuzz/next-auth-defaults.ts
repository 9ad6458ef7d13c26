import { registerHooks } from "node:module";

/** next-auth counts on how bundlers treat a CommonJS module’s `default`; Node alone treats it differently. */
const counting = /^next-auth($|\/providers\/)/;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    return counting.test(specifier) && !context.parentURL?.includes("/node_modules/")
      ? { ...resolved, url: `${resolved.url}?default`, format: "module", shortCircuit: true }
      : resolved;
  },
  load(url, context, next) {
    if (!url.endsWith("?default")) return next(url, context);
    const real = JSON.stringify(url.slice(0, -"?default".length));
    const source = `import all from ${real}; export * from ${real}; export default all.default ?? all;`;
    return { format: "module", source, shortCircuit: true };
  },
});
