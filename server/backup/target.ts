/** A file of a target: its path there, its size, and when it was written. */
export interface StoredFile {
  path: string
  bytes: number
  at: Date
}

/** A place for backups: a folder, or a part of an S3 bucket. Paths have slashes. */
export interface BackupTarget {
  /** As people name it; it has no secret. */
  name: string
  /** Writes a file, which gets its name when it is complete; `flush` makes the names durable. */
  put(path: string, bytes: Buffer): Promise<void>
  flush(): Promise<void>
  /** Reads a file, or returns null where there is none. */
  get(path: string): Promise<Buffer | null>
  /** Lists what lies in a folder and below it. What is no whole file is left out. */
  list(folder: string): Promise<StoredFile[]>
  /** Removes a file; a missing one is no error. */
  remove(path: string): Promise<void>
}
