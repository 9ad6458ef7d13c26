import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Puts test files into the order of `sequence.seed`, whatever an earlier run took or found. A project’s files stay
 * together: its workers share what they have loaded, and Vitest’s own shuffling starts one anew for nearly each file.
 */
export class SeededSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const rank = new Map(
      files.map((file) => {
        const name = file.moduleId.slice(root.length);
        const place = createHash("sha256").update(`${sequence.seed} ${name}`).digest("hex");
        return [file, `${file.project.name} ${place}`];
      }),
    );
    const rankOf = (file: TestSpecification) => rank.get(file) ?? "";
    return files.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  }
}
