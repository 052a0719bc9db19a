import { browserProgram } from './browser-program.ts'

/** Unpacks the browser before the tests start, so that the workers do not do it concurrently. */
export async function setup(): Promise<void> {
  await browserProgram()
}
