export function shareChunks(root: string): void;
