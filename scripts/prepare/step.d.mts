export function setUpFolder(root: string): string;
export function step(
  root: string,
  given: {
    title: string;
    log: string;
    failure: string;
    howFar?: () => string;
    command: string;
    args: string[];
    env?: Record<string, string>;
  },
): Promise<void>;
