export const oldestNode: string;
export function isSupported(version: string): boolean;
export function checkNode(version?: string): void;
