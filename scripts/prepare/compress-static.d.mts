export function typeOf(file: string): string | undefined;
export function staticFolder(root: string): string;
export function compressStatic(root: string): Promise<void>;
export function listCompressed(root: string): string[];
