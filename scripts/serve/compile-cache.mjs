import { enableCompileCache } from "node:module";
import path from "node:path";

// Of many starts only the first compiles. The next build removes it.
enableCompileCache(path.join(process.cwd(), ".next/compiled"));
