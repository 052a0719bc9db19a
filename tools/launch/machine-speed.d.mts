/** Milliseconds that a fixed amount of work took, of a core and of the clock. */
export interface MeasuredWork {
  cpu: number
  wall: number
}

export function machineSpeed(): { timeFactor: number; maxWorkers: number }
export function timeFactorOf(measured: MeasuredWork, load: number, cores: number): number
export function workersFor(measured: MeasuredWork, load: number, cores: number): number
