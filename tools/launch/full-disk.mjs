/** Whether the output or message of a failed step means that the disk is full. */
export function isOfFullDisk(text) {
  return /\b(?:ENOSPC|EDQUOT)\b/.test(text)
}

/** Returns the error of a start that found no room for packages or web app. */
export function diskIsFull(root) {
  return new Error(
    `The disk is full: the packages need 1 GB in ${root} and in the cache of npm. Free some space and start again.`,
  )
}
