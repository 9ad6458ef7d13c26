export function fetchProject(
  root: string,
  given: { project: string; folder: string; title: string; log: string },
): Promise<void>;
