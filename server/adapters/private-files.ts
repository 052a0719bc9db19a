/*
 * Imported by each program that writes into a data folder: its files are the portal's alone, whatever the umask of the
 * shell, also those that a library makes. What another system user has to reach gets its mode by itself.
 */
process.umask(0o077)
