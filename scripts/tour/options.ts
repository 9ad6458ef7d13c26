import { parseArgs } from "node:util";

export const usage = `Photographs every screen in every state, size and theme, and looks at each with axe.

  npm run tour -- [options]

  --only TEXT   only screens and states whose name (such as assessments-empty) contains it; may be repeated
  --quick       the large size alone, in both themes
  --no-build    the build that is there
  --help        this text`;

export type Options = { only: string[]; isQuick: boolean; builds: boolean };

/** @returns undefined when help was asked for. @throws Error for options that aren't any. */
export function readOptions(args: string[]): Options | undefined {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true, default: [] },
      quick: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return undefined;
  return { only: values.only, isQuick: values.quick, builds: !values["no-build"] };
}
