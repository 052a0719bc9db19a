export function install(root: string, options?: { dev?: boolean }): Promise<void>
