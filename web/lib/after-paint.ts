/** Does `work` as soon as the browser has painted what was changed until now. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
