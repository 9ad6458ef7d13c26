export function whyInstall(root: string): string | undefined;
