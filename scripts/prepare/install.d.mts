export function whyFetch(root: string): string | undefined;
export function whyInstall(root: string): string | undefined;
