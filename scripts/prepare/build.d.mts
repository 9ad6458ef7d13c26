export function stampBuild(root: string, hash: string): void;
export function whyBuild(root: string): string | undefined;
