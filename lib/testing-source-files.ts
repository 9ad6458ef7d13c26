import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceFile } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Parses what is in some folders of the repository, and nothing that it imports.
 * @param folders from the repository’s root, with what is below them: `app`, `lib/i18n`
 * @param read gets each file with its path from the root; files can’t be read after it returns
 */
export function readSourceFiles<T>(
  folders: string[],
  read: (files: { name: string; file: SourceFile }[]) => T,
): T {
  const folder = mkdtempSync(path.join(tmpdir(), "shortlist-parsing-"));
  const config = path.join(folder, "tsconfig.json");
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { noLib: true, noResolve: true, types: [], jsx: "preserve" },
      include: folders.map((each) => path.join(root, each)),
    }),
  );
  const api = new API({ cwd: root });
  try {
    const program = api.updateSnapshot({ openProject: config }).getProject(config)?.program;
    const names = program?.getSourceFileNames() ?? [];
    return read(
      names.flatMap((name) => {
        const file = program?.getSourceFile(name);
        return file ? [{ name: path.relative(root, file.fileName), file }] : [];
      }),
    );
  } finally {
    api.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
