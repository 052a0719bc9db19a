/** Stands for the place of an object that does not exist; apart from the library, which only the child processes load. */
export const NO_OBJECT = 0xffff_ffff
