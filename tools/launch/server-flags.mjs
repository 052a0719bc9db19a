/**
 * The flags of the portal's process: V8 sizes its young generation by the
 * machine; 16 MB is as fast. The files of deploy/ have the same flags.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16']
