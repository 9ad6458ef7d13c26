import { type Algorithm, hash } from "@node-rs/argon2";

/** A hash that is judged at once: its parameters say how much work that takes. Only for passwords of tests. */
export const cheapHash = (password: string): Promise<string> =>
  hash(password, {
    algorithm: 2 satisfies Algorithm.Argon2id,
    memoryCost: 8,
    timeCost: 1,
    parallelism: 1,
  });
