import { browserProgram } from './browser-program.ts'

/** Before the first browser test: the workers find the browser there instead of unpacking it side by side. */
export async function setup(): Promise<void> {
  await browserProgram()
}
