export function whyInstall(root: string): string | undefined;
export function install(root?: string): Promise<void>;
