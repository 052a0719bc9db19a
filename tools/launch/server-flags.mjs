/**
 * What the portal's process is started with (docs/decisions/0016): V8 sizes its nursery by the machine, and 16 MB is as
 * fast. The files of deploy/ say the same.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']
