export function packageFor(platform: string, arch: string): { place: string; version: string } | undefined;
export function fetchNode(root: string, version: string): Promise<string>;
