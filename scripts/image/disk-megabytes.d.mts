export function diskMegabytes(folder: string): number;
