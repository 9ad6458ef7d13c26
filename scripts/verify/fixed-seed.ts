import fc from "fast-check";

// In the gate a property is tried on the same cases each time. Elsewhere on others, and a failure prints its seed.
fc.configureGlobal({ seed: 4711 });
