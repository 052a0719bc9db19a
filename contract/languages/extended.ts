/**
 * Returns a table with the entries of another added or replaced. Unlike `{ ...base, ...more }` it keeps getters, so that
 * texts are read when they are shown.
 */
export const extended = <Base extends object, const More extends object>(base: Base, more: More) =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) },
  ) as Omit<Base, keyof More> & More
