export function packPackages(): readonly string[];
