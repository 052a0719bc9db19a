/** A machine as npm names it; `libc` is null where there is only one. */
export interface Machine {
  os: string
  cpu: string
  libc: string | null
}

export function missingPackages(root: string, options: { dev: boolean; machine?: Machine }): string[]
